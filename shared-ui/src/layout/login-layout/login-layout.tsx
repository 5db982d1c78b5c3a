import type { ReactNode } from 'react';
import { Hills } from '../../illustrations/hills';
import styles from './login-layout.module.css';

export interface LoginLayoutProps {
  /** One sentence next to the illustration, on wide screens. Lines as `<span>`s. */
  quote?: ReactNode;
  /** A `HeroScene`. */
  scene: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** Content of the form column. */
  children: ReactNode;
  /** Terms, below the form. */
  footer?: ReactNode;
}

/** Two columns, illustration and form; on a phone the illustration is a strip above the form. Rendered inside the page's `main`. */
export function LoginLayout({ quote, scene, title, text, children, footer }: LoginLayoutProps) {
  return (
    <div className={styles.login}>
      <div className={styles.art}>
        <Hills near edge={false} className={styles.hills} />
        {quote ? <p className={styles.quote}>{quote}</p> : null}
        <div className={styles.scene}>{scene}</div>
      </div>
      <div className={styles.main}>
        <div className={styles.box}>
          <header>
            <h1 className={styles.title}>{title}</h1>
            {text ? <p className={styles.text}>{text}</p> : null}
          </header>
          {children}
          {footer ? <p className={styles.footer}>{footer}</p> : null}
        </div>
      </div>
    </div>
  );
}
