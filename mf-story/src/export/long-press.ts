/** The traits by which the browser is detected. */
export type BrowserTraits = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/**
 * Whether an image is saved by a long press: WeChat's browser and those of iOS do nothing at a download, or show a blank
 * page. An iPad reports itself as a Mac, but with several touch points.
 */
export function savesByLongPress({ userAgent, maxTouchPoints }: BrowserTraits): boolean {
  if (/MicroMessenger|iPhone|iPad|iPod/i.test(userAgent)) return true;
  return userAgent.includes('Macintosh') && maxTouchPoints > 1;
}
