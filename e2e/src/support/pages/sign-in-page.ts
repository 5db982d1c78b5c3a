import type { Page } from '@playwright/test';
import type { SignInLanguage, SignInTexts } from './sign-in-texts';
import { expect } from '../fixtures/test';

export const LAYOUTS = ['china', 'global'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Of what is the same code in both layouts `npm test` takes each journey in one of them. */
export const thoroughUnless = (layout: Layout, main: Layout) => ({
  tag: layout === main ? [] : ['@thorough'],
});

/** In mainland China, by the embedded database. */
export const CHINESE_ADDRESS = '114.114.114.114';

/** Where the visitor is, as a proxy says, and which language they chose. Without the choice China reads Chinese. */
export async function setVisitor(page: Page, layout: Layout, language: SignInLanguage): Promise<void> {
  if (layout === 'china') await page.setExtraHTTPHeaders({ 'X-Forwarded-For': CHINESE_ADDRESS });
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
}

/** The modal, of success or of an error. */
export const messageDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** The modal says this; it is closed. */
export async function expectMessage(page: Page, title: string, message: string): Promise<void> {
  await expect(messageDialog(page).getByRole('heading')).toHaveText(title);
  await expect(messageDialog(page)).toContainText(message);
  await page.keyboard.press('Escape');
  await expect(messageDialog(page)).toHaveCount(0);
}

/**
 * Presses, and the modal of success stands on the login screen for two seconds. Looked for inside the page: a busy machine could look
 * too late.
 */
export async function expectSuccess(page: Page, press: () => Promise<void>, success: string): Promise<void> {
  const shown = page.waitForFunction(
    (text) =>
      document.querySelector('[role=dialog], [role=alertdialog]')?.textContent.includes(text) &&
      location.pathname === '/login',
    success,
  );
  await press();
  await shown;
}

/**
 * The same, and then the pupil is where they came from, signed in. The two seconds pass at once where `page.clock` is installed.
 */
export async function expectSignedIn(
  page: Page,
  t: SignInTexts,
  press: () => Promise<void>,
  { address, success = t.success.login }: { address: string; success?: string },
): Promise<void> {
  await expectSuccess(page, press, success);
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: t.logOut })).toBeVisible();
}

/** Presses what opens a window, and chooses in it. */
export async function chooseInPopup(page: Page, press: () => Promise<void>, choice: string): Promise<void> {
  const opening = page.waitForEvent('popup');
  await press();
  const opened = await opening;
  if (choice === 'close') await opened.close();
  else await opened.getByText(choice, { exact: true }).click();
}
