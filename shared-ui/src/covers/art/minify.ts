/** Minifies an SVG: three-digit colours, no leading zeros, no redundant spaces in paths. */
export function minify(svg: string): string {
  return svg
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?![0-9a-f])/gi, '#$1$2$3')
    .replace(/ (-?)0\.(\d)/g, ' $1.$2')
    .replace(/"(-?)0\.(\d)/g, '"$1.$2')
    .replace(/([a-zA-Z,(-])0\.(\d)/g, '$1.$2')
    .replace(/ c[xy]="0"/g, '')
    .replace(/translate\((-?\d+) 0\)/g, 'translate($1)')
    .replace(
      / d="([^"]*)"/g,
      (_, path: string) => ` d="${path.replace(/ ?([a-zA-Z]) ?/g, '$1').replace(/ -/g, '-')}"`,
    );
}

/** Paths long enough for a reference to be shorter than a copy. */
const LONG_PATH = /<path d="([^"]{46,})"/g;

/** Moves paths that occur more than once into `<defs>`; fill and stroke stay on each `<use>` and are inherited. */
export function deduplicatePaths(svg: string, idPrefix: string): string {
  const counts = new Map<string, number>();
  for (const [, path] of svg.matchAll(LONG_PATH)) counts.set(path!, (counts.get(path!) ?? 0) + 1);
  const ids = new Map<string, string>();
  for (const [path, count] of counts) if (count > 1) ids.set(path, idPrefix + ids.size.toString(36));
  if (ids.size === 0) return svg;
  const defs = [...ids].map(([path, id]) => `<path id="${id}" d="${path}"/>`).join('');
  const uses = svg.replace(LONG_PATH, (whole, path: string) =>
    ids.has(path) ? `<use href="#${ids.get(path)}"` : whole,
  );
  return `<defs>${defs}</defs>${uses}`;
}
