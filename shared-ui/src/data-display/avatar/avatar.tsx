import { useState } from 'react';
import { AvatarPicture } from '../../illustrations/avatar-picture';
import styles from './avatar.module.css';
import { avatarColoursOf } from './avatar-colours';

export interface AvatarProps {
  src?: string;
  /** Empty when the name is displayed next to it. */
  alt?: string;
  /** Nickname; selects the colours of the fallback drawing, deterministically. */
  name?: string;
  size?: 'medium' | 'large';
}

/** User picture, with the snail in colours derived from the name as fallback. */
export function Avatar({ src, alt = '', name = '', size = 'medium' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const { shell, sky } = avatarColoursOf(name);
  return (
    <span className={styles.avatar} data-size={size} data-shell={shell} data-sky={sky}>
      {src && src !== failed ? (
        <img src={src} alt={alt} referrerPolicy="no-referrer" onError={() => setFailed(src)} />
      ) : (
        <AvatarPicture label={alt || undefined} className={styles.art} />
      )}
    </span>
  );
}
