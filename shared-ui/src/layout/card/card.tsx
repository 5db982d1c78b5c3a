import type { HTMLAttributes } from 'react';
import { cx } from '../../lib/cx';
import { renderAs, type Renderable } from '../../lib/render-as';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Without shadow. */
  flat?: boolean;
  /** snug: for a card with many controls on a phone. none: for a picture that reaches the edge. */
  padding?: 'normal' | 'snug' | 'none';
  /** Renders another element than `div`: `<form onSubmit={…} />`, `<section />`. */
  render?: Renderable;
}

const box = <div />;

/** A raised surface that groups content. */
export function Card({ flat, padding = 'normal', render = box, className, children, ...rest }: CardProps) {
  const classes = cx(styles.card, flat && styles.flat, padding !== 'none' && styles[padding], className);
  return renderAs(render, { ...rest, className: classes }, children);
}
