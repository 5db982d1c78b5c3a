/** An entry of the shell's routes.json. */
export interface RouteRow {
  path: string;
  remote: string;
}

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
  );
};

/** The remote of the page at a path, for preloading; undefined for pages of the shell itself. */
export function remoteForPath(routes: readonly RouteRow[], path: string): string | undefined {
  return routes.find((route) => matches(route.path, path))?.remote;
}
