import { useMessages } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { Contact } from './contact';
import { catalogue } from './i18n/catalogue';
import type { Messages } from './i18n/zh-CN';
import styles from './legal-page.module.css';

/** Terms or privacy policy: short sections and the contact. */
export function LegalPage({ of }: { of: 'terms' | 'privacy' }) {
  const t = useMessages(catalogue);
  const { title, lead, sections }: Messages['terms'] = t[of];
  useTitle(title);
  return (
    <div className={`wrap wrap--read page ${styles.page}`}>
      <header>
        <h1>{title}</h1>
        <p className="meta">
          <KeepTogether clauses={lead} />
        </p>
      </header>
      {sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h2>{section.title}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section className={styles.section}>
        <h2>{t.askWhom}</h2>
        <Contact />
      </section>
    </div>
  );
}
