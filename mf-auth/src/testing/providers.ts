import { jest } from '@jest/globals';
import type { Config } from '@storysprout/contracts/api/config';
import { act, fireEvent } from '@testing-library/react';
import type { AppleResponse } from '../providers/apple/apple-id';
import { emailOnlyConfig } from './render-page';

type Moment = Partial<google.accounts.id.PromptMomentNotification>;

/** Configuration of a region with all login providers. */
export const configWithAllLogins = (
  region: Config['region'],
  changes: Partial<Config['logins']> = {},
): Config => ({
  ...emailOnlyConfig,
  region,
  mail: true,
  logins: {
    email: true,
    google: {
      clientId: 'google-client',
      scriptUrl: 'https://google.example/gsi/client',
      authorizeUrl: 'https://google.example/auth',
    },
    apple: {
      clientId: 'apple-client',
      redirectUri: 'https://app.example/login',
      scriptUrl: 'https://apple.example/auth.js',
    },
    wechat: true,
    ...changes,
  },
});

const scriptAt = (part: string): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>(`script[src*="${part}"]`),
];

/** Number of a provider's script elements in the document. */
export const scriptCount = (part: string): number => scriptAt(part).length;

/** Dispatches the load or error event of a script; jsdom loads none. */
export async function finishScript(part: string, event: 'load' | 'error' = 'load'): Promise<void> {
  await act(async () => {
    for (const script of scriptAt(part)) fireEvent(script, new Event(event));
  });
}

/** Fake of the global that Google's script defines. */
export function fakeGoogle() {
  let tell: ((moment: Moment) => void) | undefined;
  const initialize = jest.fn<(options: google.accounts.id.IdConfiguration) => void>();
  const prompt = jest.fn((listener?: (moment: google.accounts.id.PromptMomentNotification) => void) => {
    tell = listener as typeof tell;
  });
  const renderButton = jest.fn();
  const cancel = jest.fn();
  window.google = {
    accounts: { id: { initialize, prompt, renderButton, cancel } },
  } as unknown as typeof window.google;
  return {
    initialize,
    prompt,
    renderButton,
    cancel,
    moment: (moment: Moment) => act(async () => tell?.(moment)),
    credential: (credential?: string) =>
      act(async () => {
        const response = { credential } as google.accounts.id.CredentialResponse;
        initialize.mock.lastCall?.[0].callback?.(response);
      }),
  };
}

/** Fake of the global that Apple's script defines; the test implements `signIn`. */
export function fakeApple() {
  const init = jest.fn<(options: { nonce: string; state: string }) => void>();
  const signIn = jest.fn<() => Promise<AppleResponse>>();
  window.AppleID = { auth: { init, signIn } };
  return { init, signIn, state: () => init.mock.lastCall![0].state };
}
