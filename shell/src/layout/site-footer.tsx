import { useMessages } from '@storysprout/contracts/shell';
import { Footer } from '@storysprout/shared-ui/footer';
import { catalogue } from '../i18n/catalogue';
import { OperatorLines } from './operator-lines';
import styles from './site-footer.module.css';
import { SiteLink } from './site-link';
import { useOperator } from './use-operator';

/** Footer of every page: AI label, operator, terms and privacy. */
export function SiteFooter() {
  const t = useMessages(catalogue);
  const operator = useOperator('later');
  const hasLines = operator && Object.values(operator).some(Boolean);
  return (
    <Footer
      label={t.footerNavigation}
      links={
        <>
          <SiteLink className={styles.phoneOnly} to="/about">
            {t.about}
          </SiteLink>
          <SiteLink to="/terms">{t.terms}</SiteLink>
          <SiteLink to="/privacy">{t.privacy}</SiteLink>
        </>
      }
    >
      <p>{t.footer}</p>
      {hasLines && (
        <p className={styles.operator}>
          <OperatorLines operator={operator} contact={false} />
        </p>
      )}
    </Footer>
  );
}
