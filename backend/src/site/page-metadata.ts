/** Marks around the product's metadata in the built index.html, which a page's own metadata replaces. */
export const METADATA_MARKS = ['<!--site:about-->', '<!--/site:about-->'] as const;

const PRODUCT = '故事芽 StorySprout';

/** Metadata of a page (Open Graph), shown by apps where a link to it is sent. */
export interface PageMetadata {
  title: string;
  description: string;
  /** Absolute, like the address of the image. */
  url: string;
  image: { url: string; width: number; height: number; type: string };
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

const meta = (kind: 'name' | 'property', key: string, value: string | number): string =>
  `<meta ${kind}="${key}" content="${escapeHtml(String(value))}" />`;

/** Open Graph tags (https://ogp.me), and the card type that X requires. */
function renderTags({ title, description, url, image }: PageMetadata): string {
  return [
    `<title>${escapeHtml(`${title} · ${PRODUCT}`)}</title>`,
    meta('name', 'description', description),
    // Shared with those who have the link: a child's story is not for search engines.
    meta('name', 'robots', 'noindex'),
    meta('property', 'og:site_name', PRODUCT),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image.url),
    meta('property', 'og:image:type', image.type),
    meta('property', 'og:image:width', image.width),
    meta('property', 'og:image:height', image.height),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

/** Replaces the metadata of a page. A page without the marks is returned unchanged. */
export function insertMetadata(html: string, metadata: PageMetadata): string {
  const [opening, closing] = METADATA_MARKS;
  const start = html.indexOf(opening);
  const end = html.indexOf(closing, start);
  if (start < 0 || end < 0) return html;
  return `${html.slice(0, start)}${renderTags(metadata)}${html.slice(end + closing.length)}`;
}
