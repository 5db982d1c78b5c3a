/** Response of Apple's script. `user` is sent with the first authorisation only, and is not signed. */
export interface AppleResponse {
  authorization?: { code?: string; id_token?: string; state?: string };
  user?: { name?: { firstName?: string; lastName?: string } };
}

/** The used part of Apple's script: developer.apple.com, Sign in with Apple JS. */
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
 * Initialises Apple's script.
 * @throws the script's error, or an Error if the script defined nothing
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

/** Errors by which the user closed, declined or restarted the popup; they are not shown. */
const CANCELLATIONS = new Set([
  'popup_closed_by_user',
  'user_cancelled_authorize',
  'user_trigger_new_signin_flow',
]);

/** Whether the rejection of Apple's script is a cancellation by the user. */
export function isCancelled(reason: unknown): boolean {
  const { error } = (reason ?? {}) as { error?: unknown };
  return typeof error === 'string' && CANCELLATIONS.has(error);
}

/** Full name from Apple's response, if present; at most 200 characters. */
export function fullNameOf({ user }: AppleResponse): string | undefined {
  const parts = [user?.name?.firstName, user?.name?.lastName].map((part) => part?.trim());
  return parts.filter(Boolean).join(' ').slice(0, 200) || undefined;
}
