import type { Page } from '@playwright/test';
import type { SignInLanguage, SignInTexts } from './sign-in-texts';
import { expect } from '../fixtures/test';

export const LAYOUTS = ['china', 'global'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Tags a journey as thorough unless the layout is its main one: both layouts share the code. */
export const thoroughUnless = (layout: Layout, main: Layout) => ({
  tag: layout === main ? [] : ['@thorough'],
});

/** An IP address in mainland China, by the embedded database. */
export const CHINESE_ADDRESS = '114.114.114.114';

/** Sets the visitor's location (as reported by a proxy) and selected language. Without a selected language China gets Chinese. */
export async function setVisitor(page: Page, layout: Layout, language: SignInLanguage): Promise<void> {
  if (layout === 'china') await page.setExtraHTTPHeaders({ 'X-Forwarded-For': CHINESE_ADDRESS });
  await page.addInitScript((value) => localStorage.setItem('language', value), language);
}

/** The open success or error modal. */
export const messageDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Expects the modal to show this message, then closes it. */
export async function expectMessage(page: Page, title: string, message: string): Promise<void> {
  await expect(messageDialog(page).getByRole('heading')).toHaveText(title);
  await expect(messageDialog(page)).toContainText(message);
  await page.keyboard.press('Escape');
  await expect(messageDialog(page)).toHaveCount(0);
}

/**
 * Runs the action and expects the success modal, which stays on the login screen for two seconds. Watches inside the page, since a
 * busy machine could poll too late.
 */
export async function expectSuccess(page: Page, action: () => Promise<void>, success: string): Promise<void> {
  const isShown = page.waitForFunction(
    (text) =>
      document.querySelector('[role=dialog], [role=alertdialog]')?.textContent.includes(text) &&
      location.pathname === '/login',
    success,
  );
  await action();
  await isShown;
}

/** `expectSuccess`, then expects the pupil signed in at the address. An installed `page.clock` skips the two seconds. */
export async function expectSignedIn(
  page: Page,
  t: SignInTexts,
  action: () => Promise<void>,
  { address, success = t.success.login }: { address: string; success?: string },
): Promise<void> {
  await expectSuccess(page, action, success);
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: t.logOut })).toBeVisible();
}

/** Runs the action that opens a popup and clicks a choice in it, or closes it. */
export async function chooseInPopup(page: Page, action: () => Promise<void>, choice: string): Promise<void> {
  const opening = page.waitForEvent('popup');
  await action();
  const popup = await opening;
  if (choice === 'close') await popup.close();
  else await popup.getByText(choice, { exact: true }).click();
}
