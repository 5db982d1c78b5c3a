import { BandPlant } from '@storysprout/shared-ui/art/band-plant';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import styles from './door.module.css';

interface DoorProps {
  to: string;
  /** Its tint and its plant. */
  band: 1 | 2 | 3;
  title: string;
  text: string;
}

/** A large link to a room of the profile. */
export function Door({ to, band, title, text }: DoorProps) {
  return (
    <Link className={styles.door} to={to}>
      <span className={styles.picture} data-band={band}>
        <BandPlant band={band} />
      </span>
      <span>
        <b>{title}</b>
        <span className={styles.text}>{text}</span>
      </span>
      <ChevronRight className="icon" aria-hidden="true" />
    </Link>
  );
}
