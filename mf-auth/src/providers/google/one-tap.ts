/** Why One Tap returned no credential. */
export type OneTapFailure = 'notDisplayed' | 'skipped' | 'interrupted';

/** With FedCM the browser renders the prompt and sends no display moments. */
type Moment = Partial<google.accounts.id.PromptMomentNotification>;

/** The failure that a prompt moment reports; undefined while the prompt is open or a credential was returned. */
export function failureOf(moment: Moment): OneTapFailure | undefined {
  if (moment.isNotDisplayed?.()) return 'notDisplayed';
  if (moment.isSkippedMoment?.()) return 'skipped';
  const isOver = moment.isDismissedMoment?.() && moment.getDismissedReason?.() !== 'credential_returned';
  return isOver ? 'interrupted' : undefined;
}

/**
 * Initialises Google's script, once per nonce, because each token contains its own.
 * @throws the script's error, or an Error if the script defined nothing
 */
export function initializeGoogle(
  clientId: string,
  nonce: string,
  onCredential: (credential: string | undefined) => void,
): void {
  const identity = window.google?.accounts?.id;
  if (!identity) throw new Error('Google’s script has left nothing behind');
  identity.initialize({
    client_id: clientId,
    nonce,
    callback: ({ credential }) => onCredential(credential || undefined),
    context: 'signin',
    ux_mode: 'popup',
    itp_support: true,
    use_fedcm_for_prompt: 'IdentityCredential' in window,
  });
}

/** Opens One Tap's prompt. `onFailure` is called if it ends without a credential. */
export function promptOneTap(onFailure: (failure: OneTapFailure) => void): void {
  window.google?.accounts?.id?.prompt((moment) => {
    const failure = failureOf(moment);
    if (failure) onFailure(failure);
  });
}

/** Closes One Tap's prompt. */
export const cancelOneTap = (): void => window.google?.accounts?.id?.cancel();

/** Renders Google's own button into an element. */
export function renderGoogleButton(place: HTMLElement, language: string): void {
  const options = { type: 'standard', theme: 'outline', size: 'large', text: 'continue_with' } as const;
  // Google allows at most 400 pixels.
  const width = Math.min(400, place.clientWidth);
  window.google?.accounts?.id?.renderButton(place, { ...options, locale: language, width });
}
