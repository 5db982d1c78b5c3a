import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../../lib/cx';
import { renderAs, type Renderable } from '../../lib/render-as';
import { Spinner } from '../../feedback/spinner/spinner';
import styles from './button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** primary: the page's one main action. danger: it deletes. brand: somebody else's log-in. Default: secondary. */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'brand';
  size?: 'medium' | 'large';
  /** As wide as its container. */
  fullWidth?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Under way: keeps width and focus, ignores presses. Give `false` while at rest, so that the room is kept. */
  busy?: boolean;
  /** What stands beside the spinner; the label itself when absent. */
  busyLabel?: ReactNode;
  /** A link in a button's clothes: `<Link to="/login" />`. */
  render?: Renderable;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  fullWidth,
  icon,
  iconEnd,
  busy,
  busyLabel,
  render,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const face = (
    <>
      {icon}
      {children}
      {iconEnd}
    </>
  );
  const content =
    busy === undefined ? (
      face
    ) : (
      <span className={styles.faces}>
        <span className={styles.face} aria-hidden={busy}>
          {face}
        </span>
        <span className={styles.face} aria-hidden={!busy}>
          <Spinner />
          {busyLabel ?? children}
        </span>
      </span>
    );
  const classes = cx(
    styles.button,
    styles[variant],
    size === 'large' && styles.large,
    fullWidth && styles.fullWidth,
    className,
  );
  const shared = { ...rest, className: classes, 'aria-busy': busy || undefined };

  if (render) return renderAs(render, { ...shared, onClick }, content);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy)
      event.preventDefault(); // a submit button must not submit twice
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...shared}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {content}
    </button>
  );
}
