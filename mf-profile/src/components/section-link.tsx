import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './section-link.module.css';

interface SectionLinkProps {
  to: string;
  /** Its tint. */
  band: 1 | 2 | 3;
  picture: ReactNode;
  title: string;
  text: string;
}

/** A large link to a section of the profile. */
export function SectionLink({ to, band, picture, title, text }: SectionLinkProps) {
  return (
    <Link className={styles.door} to={to}>
      <span className={styles.picture} data-band={band}>
        {picture}
      </span>
      <span>
        <b>{title}</b>
        <span className={styles.text}>{text}</span>
      </span>
      <ChevronRight className="icon" aria-hidden="true" />
    </Link>
  );
}
