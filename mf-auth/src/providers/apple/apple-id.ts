/** What Apple's script answers. `user` comes with the first authorisation only, and is not signed. */
export interface AppleResponse {
  authorization?: { code?: string; id_token?: string; state?: string };
  user?: { name?: { firstName?: string; lastName?: string } };
}

/** The part of Apple's script that is used: developer.apple.com, Sign in with Apple JS. */
export interface AppleAuth {
  init(options: {
    clientId: string;
    scope: string;
    redirectURI: string;
    state: string;
    nonce: string;
    usePopup: boolean;
  }): void;
  signIn(): Promise<AppleResponse>;
}

interface AppleOptions {
  clientId: string;
  redirectUri: string;
  nonce: string;
  state: string;
}

/**
 * Prepares Apple's script for the tries that follow.
 * @throws what the script throws, or an Error when it left nothing behind
 */
export function initializeApple({ clientId, redirectUri, nonce, state }: AppleOptions): void {
  if (!window.AppleID) throw new Error('Apple’s script has left nothing behind');
  window.AppleID.auth.init({
    clientId,
    scope: 'name email',
    redirectURI: redirectUri,
    state,
    nonce,
    usePopup: true,
  });
}

/** The pupil closed the window, declined or began anew: nothing to tell. */
const CANCELLATIONS = new Set([
  'popup_closed_by_user',
  'user_cancelled_authorize',
  'user_trigger_new_signin_flow',
]);

/** Whether what Apple's script rejected with is the pupil's own doing. */
export function isCancelled(reason: unknown): boolean {
  const { error } = (reason ?? {}) as { error?: unknown };
  return typeof error === 'string' && CANCELLATIONS.has(error);
}

/** The name as Apple tells it, if it does. */
export function fullNameOf({ user }: AppleResponse): string | undefined {
  const parts = [user?.name?.firstName, user?.name?.lastName].map((part) => part?.trim());
  return parts.filter(Boolean).join(' ').slice(0, 200) || undefined;
}
