import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../../lib/cx';
import { renderAs, type Renderable } from '../../lib/render-as';
import { Spinner } from '../../feedback/spinner/spinner';
import styles from './button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** primary: the main action, once per page. danger: deletes. brand: a third-party log-in. Default: secondary. */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'brand';
  size?: 'medium' | 'large';
  /** Fills the width of its container. */
  fullWidth?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Loading state: keeps width and focus, ignores clicks. Pass `false` rather than `undefined` when idle, which reserves the width. */
  busy?: boolean;
  /** Text next to the spinner; default: the children. */
  busyLabel?: ReactNode;
  /** Renders another element with the style of a button: `<Link to="/login" />`. */
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
  const label = (
    <>
      {icon}
      {children}
      {iconEnd}
    </>
  );
  const content =
    busy === undefined ? (
      label
    ) : (
      <span className={styles.faces}>
        <span className={styles.face} aria-hidden={busy}>
          {label}
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
  const buttonProps = { ...rest, className: classes, 'aria-busy': busy || undefined };

  if (render) return renderAs(render, { ...buttonProps, onClick }, content);

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault(); // prevents a second submit
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...buttonProps}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={handleClick}
    >
      {content}
    </button>
  );
}
