export interface Stylesheet {
  href: string;
  integrity: string;
}

function loadStylesheet({ href, integrity }: Stylesheet): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (links.some((link) => link.href === href)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.integrity = integrity;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`the stylesheet ${href} did not load`));
    });
    document.head.append(link);
  });
}

/** Adds a remote's stylesheets with their integrity, each once. Rejects if one fails to load. */
export async function loadStyles(sheets: readonly Stylesheet[]): Promise<void> {
  await Promise.all(sheets.map(loadStylesheet));
}
