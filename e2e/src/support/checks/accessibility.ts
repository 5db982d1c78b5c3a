import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';

type Theme = 'light' | 'sepia' | 'dark';

/** Axe rules that depend on the theme's colours. */
const THEME_DEPENDENT_RULES = ['color-contrast', 'link-in-text-block'];

/** Applies a theme and waits until it is painted. */
const applyTheme = (page: Page, theme: Theme) =>
  page.evaluate(
    (name) =>
      new Promise((resolve) => {
        document.documentElement.setAttribute('data-theme', name);
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
    theme,
  );

/** Expects no axe violations on the page, in any of the themes. Theme-independent rules run once. */
export async function expectNoViolations(page: Page, themes: readonly Theme[] = ['light', 'dark']) {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of themes) {
    await applyTheme(page, theme);
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (theme === themes[0]) axe.options({ rules: { 'target-size': { enabled: true } } });
    else axe.withRules(THEME_DEPENDENT_RULES);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    expect({ page: page.url(), theme, found }).toEqual({ page: page.url(), theme, found: [] });
  }
}
