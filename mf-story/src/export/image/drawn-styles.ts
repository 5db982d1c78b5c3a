/** What a drawing takes from style sheets. */
const SVG_PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
] as const;

/**
 * Writes into every shape of a drawing how it looks. `html-to-image` copies the looks of HTML, but of an SVG only its frame:
 * without this its shapes, coloured by classes, come out black.
 */
export function inlineSvgStyles(page: Element): void {
  for (const shape of page.querySelectorAll<SVGElement>('svg *')) {
    const looks = getComputedStyle(shape);
    for (const property of SVG_PROPERTIES)
      shape.style.setProperty(property, looks.getPropertyValue(property));
  }
}
