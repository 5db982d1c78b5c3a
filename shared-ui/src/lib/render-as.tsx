import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx';

/** An element that a component dresses: `<Link to="/login" />`. */
export type Renderable = ReactElement<Record<string, unknown>>;

/**
 * Gives `element` our class, ARIA and children, so that a router's link can look like a button without
 * this package knowing a router. The element's own props win, except the class: both stay.
 */
export function renderAs(
  element: Renderable,
  props: Record<string, unknown>,
  children: ReactNode,
): ReactElement {
  const className = cx(props['className'] as string, element.props['className'] as string) || undefined;
  return cloneElement(element, { ...props, ...element.props, className }, children);
}
