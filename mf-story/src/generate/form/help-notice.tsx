import { useMessages } from '@storysprout/contracts/shell';
import { Notice } from '@storysprout/shared-ui/notice';
import Heart from 'lucide-react/icons/heart';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { catalogue } from '../../i18n/catalogue';
import styles from './help-notice.module.css';

const HELP_LINES = { mentalHealth: '12356', youth: '12355' };
const HELP_ELSEWHERE = 'findahelpline.com';

/**
 * Shown for a theme of distress: kind words without alarm, and help lines. Those for China and for elsewhere, whatever
 * the region: the network of a school may exit in another country.
 */
export function HelpNotice({ className }: { className?: string | undefined }) {
  const { help } = useMessages(catalogue);
  return (
    <Notice tone="info" role="note" className={className} icon={<Heart aria-hidden="true" />}>
      <div className={styles.lines}>
        <p className={styles.title}>{help.title}</p>
        <p>
          <KeepTogether clauses={help.text} />
        </p>
        <ul className={styles.list}>
          <li>
            {help.mentalHealth} <HelpLine number={HELP_LINES.mentalHealth} />
          </li>
          <li>
            {help.youth} <HelpLine number={HELP_LINES.youth} />
          </li>
          <li>
            {help.elsewhere}{' '}
            <a className="nb" href={`https://${HELP_ELSEWHERE}`} target="_blank" rel="noopener noreferrer">
              {HELP_ELSEWHERE}
            </a>
          </li>
        </ul>
        <p>
          <KeepTogether clauses={help.danger} />
        </p>
      </div>
    </Notice>
  );
}

function HelpLine({ number }: { number: string }) {
  return (
    <a className="nb" href={`tel:${number}`}>
      {number}
    </a>
  );
}
