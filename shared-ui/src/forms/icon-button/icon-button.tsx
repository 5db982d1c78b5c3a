import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../lib/cx';
import { renderAs, type Renderable } from '../../lib/render-as';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'aria-pressed'
> {
  /** Accessible name. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** heart: filled when pressed. play: round, green, 64 px. raised: for use on a picture. */
  variant?: 'plain' | 'heart' | 'play' | 'raised';
  /** `aria-pressed` of a toggle button; omit it for an action. */
  pressed?: boolean;
  render?: Renderable;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  label,
  children,
  variant = 'plain',
  pressed,
  render,
  className,
  ...rest
}: IconButtonProps) {
  const props = {
    ...rest,
    className: cx(styles.button, styles[variant], className),
    'aria-label': label,
    'aria-pressed': pressed,
  };
  if (render) return renderAs(render, props, children);
  return (
    <button type="button" {...props}>
      {children}
    </button>
  );
}
