import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../lib/cx';
import { renderAs, type Renderable } from '../../lib/render-as';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'aria-pressed'
> {
  /** Its name: an icon alone says nothing to a screen reader. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** heart fills with coral when pressed; play is the round green one of 64 px; raised stands on a picture. */
  variant?: 'plain' | 'heart' | 'play' | 'raised';
  /** For a button that stays in. Leave it out for one that acts. */
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
