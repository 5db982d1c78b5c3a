import { useMessages } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { Hills } from '@storysprout/shared-ui/art/hills';
import { Card } from '@storysprout/shared-ui/card';
import { ThemeArt, type ThemeId } from '@storysprout/shared-ui/theme-art';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import styles from './about.module.css';
import { Contact } from './contact';
import { catalogue } from './i18n/catalogue';
import type { Messages } from './i18n/zh-CN';

const PICTURES: [keyof Messages['about']['features'], ThemeId][] = [
  ['grade', 'school-day'],
  ['theme', 'my-hobby'],
  ['favorites', 'my-family'],
  ['keywords', 'science-experiment'],
  ['translation', 'good-friend'],
  ['recent', 'my-dream'],
];

/** About page: features, technical support, contact. */
export default function About() {
  const t = useMessages(catalogue).about;
  useTitle(t.title);
  return (
    <>
      <section className={styles.hero}>
        <Hills className={styles.hills} />
        <div className="wrap">
          <h1>{t.heading}</h1>
          <p className={styles.lead}>
            <KeepTogether clauses={t.lead} />
          </p>
        </div>
      </section>
      <div className={`wrap ${styles.body}`}>
        <section className={styles.section}>
          <h2>{t.featuresTitle}</h2>
          <ul className={styles.features}>
            {PICTURES.map(([feature, picture]) => (
              <li key={feature}>
                <ThemeArt id={picture} className={styles.picture} />
                <div>
                  <h3>{t.features[feature].title}</h3>
                  <p>
                    <KeepTogether clauses={t.features[feature].text} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.pair}>
          <section className={styles.section}>
            <h2>{t.supportTitle}</h2>
            <Card className="stack">
              {t.support.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p className="meta">{t.countryData}</p>
            </Card>
          </section>
          <section className={styles.section}>
            <h2>{t.contactTitle}</h2>
            <Contact />
          </section>
        </div>
      </div>
    </>
  );
}
