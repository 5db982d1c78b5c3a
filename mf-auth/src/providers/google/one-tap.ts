/** What has become of One Tap, in the words of the specification. */
export type OneTapFailure = 'notDisplayed' | 'skipped' | 'interrupted';

/** With FedCM the browser draws the prompt, and the display moments are gone. */
type Moment = Partial<google.accounts.id.PromptMomentNotification>;

/** How a moment ends the prompt; undefined while it stands, or when a credential is on its way. */
export function failureOf(moment: Moment): OneTapFailure | undefined {
  if (moment.isNotDisplayed?.()) return 'notDisplayed';
  if (moment.isSkippedMoment?.()) return 'skipped';
  const isOver = moment.isDismissedMoment?.() && moment.getDismissedReason?.() !== 'credential_returned';
  return isOver ? 'interrupted' : undefined;
}

/**
 * Prepares Google's script for the tries that follow; once for a nonce, as each token must carry its own.
 * @throws what the script throws, or an Error when it left nothing behind
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

/** Asks One Tap. `onEnd` is called when it is over without a credential. */
export function promptOneTap(onEnd: (end: OneTapFailure) => void): void {
  window.google?.accounts?.id?.prompt((moment) => {
    const end = failureOf(moment);
    if (end) onEnd(end);
  });
}

/** Takes the prompt from the page. */
export const cancelOneTap = (): void => window.google?.accounts?.id?.cancel();

/** Puts Google's own button into a place. */
export function renderGoogleButton(place: HTMLElement, language: string): void {
  const options = { type: 'standard', theme: 'outline', size: 'large', text: 'continue_with' } as const;
  // Google's greatest width is 400 pixels.
  const width = Math.min(400, place.clientWidth);
  window.google?.accounts?.id?.renderButton(place, { ...options, locale: language, width });
}
