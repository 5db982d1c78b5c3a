import { useState } from 'react';
import { AvatarPicture } from '../../illustrations/avatar-picture';
import styles from './avatar.module.css';
import { avatarColoursOf } from './avatar-colours';

export interface AvatarProps {
  src?: string;
  /** Empty when the name stands beside it. */
  alt?: string;
  /** The nickname: without a picture it chooses the colours of the drawing, always the same ones. */
  name?: string;
  size?: 'medium' | 'large';
}

/** Somebody's picture; the snail in colours of their own when there is none or it does not load. */
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
