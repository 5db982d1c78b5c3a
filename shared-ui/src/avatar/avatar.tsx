import { useState } from 'react';
import { AvatarPicture } from '../art/avatar-picture';
import styles from './avatar.module.css';

export interface AvatarProps {
  src?: string;
  /** Empty when the name stands beside it. */
  alt?: string;
  size?: 'medium' | 'large';
}

/** Somebody's picture; the snail when there is none or it does not load. */
export function Avatar({ src, alt = '', size = 'medium' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={styles.avatar} data-size={size}>
      {src && src !== failed ? (
        <img src={src} alt={alt} referrerPolicy="no-referrer" onError={() => setFailed(src)} />
      ) : (
        <AvatarPicture label={alt || undefined} className={styles.art} />
      )}
    </span>
  );
}
