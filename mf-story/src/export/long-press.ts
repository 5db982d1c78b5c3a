/** What tells a browser apart. */
export type BrowserTraits = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/**
 * Whether a picture is saved by a long press here: WeChat's browser and those of iOS do nothing, or show a blank page, when
 * a page hands them a file. An iPad passes for a Mac, but for its fingers.
 */
export function savesByLongPress({ userAgent, maxTouchPoints }: BrowserTraits): boolean {
  if (/MicroMessenger|iPhone|iPad|iPod/i.test(userAgent)) return true;
  return userAgent.includes('Macintosh') && maxTouchPoints > 1;
}
