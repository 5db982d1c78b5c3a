import type { FallbackReason } from '@storysprout/contracts/api/common';
import { useMessages } from '@storysprout/contracts/shell';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import X from 'lucide-react/icons/x';
import { catalogue } from '../../i18n/catalogue';
import styles from './narration.module.css';

/** Says why an embedded voice speaks in place of the chosen one, until the pupil closes it. */
export function VoiceNote({ reason, onClose }: { reason: FallbackReason; onClose: () => void }) {
  const t = useMessages(catalogue);
  return (
    <div className={styles.note}>
      <p className={styles.words} role="status">
        <KeepTogether clauses={t.audio.voiceFallback[reason]} />
      </p>
      <IconButton label={t.close} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
