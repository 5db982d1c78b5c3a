import type { HTMLAttributes } from 'react';
import { cx } from '../../lib/cx';
import { renderAs, type Renderable } from '../../lib/render-as';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Without the shadow. */
  flat?: boolean;
  /** snug: a card full of controls on a phone. none: a picture reaches the edge. */
  padding?: 'normal' | 'snug' | 'none';
  /** What it is when not a plain box: `<form onSubmit={…} />`, `<section />`. */
  render?: Renderable;
}

const box = <div />;

/** A raised sheet of paper. */
export function Card({ flat, padding = 'normal', render = box, className, children, ...rest }: CardProps) {
  const classes = cx(styles.card, flat && styles.flat, padding !== 'none' && styles[padding], className);
  return renderAs(render, { ...rest, className: classes }, children);
}
