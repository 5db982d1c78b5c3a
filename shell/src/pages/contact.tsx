import { useMessages } from '@storysprout/contracts/shell';
import { Snail } from '@storysprout/shared-ui/art/snail';
import { Card } from '@storysprout/shared-ui/card';
import { OperatorLines } from '../layout/operator-lines';
import { useOperator } from '../layout/use-operator';
import styles from './contact.module.css';
import { catalogue } from './i18n/catalogue';

/** Contact: the operator's details if the installation configures them, else a hint to ask a teacher or parent. */
export function Contact() {
  const t = useMessages(catalogue);
  const operator = useOperator();
  const isKnown = operator !== undefined && Boolean(operator.name ?? operator.contact);
  return (
    <Card className={styles.contact}>
      <Snail className={styles.picture} />
      <div>
        <h3>{t.about.contactHeading}</h3>
        <p className="meta">{isKnown ? t.about.contactKnown : t.about.contactUnknown}</p>
        {operator && (
          <p className={styles.lines}>
            <OperatorLines operator={operator} />
          </p>
        )}
      </div>
    </Card>
  );
}
