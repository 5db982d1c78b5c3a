import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx';

/** An element that a component renders with its own style: `<Link to="/login" />`. */
export type Renderable = ReactElement<Record<string, unknown>>;

/**
 * Clones `element` with our class, ARIA attributes and children, so that a router's link can look like a button without a dependency
 * on the router. The element's own props take precedence; class names are merged.
 */
export function renderAs(
  element: Renderable,
  props: Record<string, unknown>,
  children: ReactNode,
): ReactElement {
  const className = cx(props['className'] as string, element.props['className'] as string) || undefined;
  return cloneElement(element, { ...props, ...element.props, className }, children);
}
