import type { Config } from '@storysprout/contracts/api/config';
import { useEffect, useRef, useState } from 'react';
import type { Messages } from '../../i18n/zh-CN';
import type { Nonce } from '../use-nonce';
import { useProviderScript } from '../use-provider-script';
import { GooglePopupError, signInWithPopup, type PopupFailure } from './google-popup';
import { promptOneTap, cancelOneTap, initializeGoogle } from './one-tap';

/** Key of a message in the catalogue. */
type Problem = Exclude<keyof Messages['providerProblems'], 'appleFailed' | 'loginFailed'>;

/** Milliseconds that a press waits for the script, and for the first moment of One Tap. */
const SCRIPT_TIMEOUT_MS = 3_000;
const PROMPT_TIMEOUT_MS = 5_000;

const POPUP_PROBLEMS: Record<PopupFailure, Problem | undefined> = {
  blocked: 'notDisplayed',
  closed: undefined,
  refused: 'failed',
};

type Settings = NonNullable<Config['logins']['google']>;

/**
 * Sign in with Google: One Tap first; if it is not displayed, Google's own button and popup.
 * Failures of script and initialisation are each shown at most once.
 * @param onToken sends an identity token to the server
 */
export function useGoogle(
  { scriptUrl, clientId, authorizeUrl }: Settings,
  nonce: Nonce,
  onToken: (token: string) => void,
) {
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [isOneTapOver, setOneTapOver] = useState(false);
  /** The user has seen the failure of the script and pressed the button again. */
  const [isFailureRead, setFailureRead] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPromptPending = useRef(false);
  const leaving = useRef<AbortController>(undefined);

  const begin = () => {
    clearTimeout(waiting.current);
    setFailureRead(true);
    setProblem(undefined);
    setBusy(true);
  };
  const stop = (found?: Problem) => {
    clearTimeout(waiting.current);
    isPromptPending.current = false;
    setBusy(false);
    setProblem(found);
  };
  const receive = (credential: string | undefined) => {
    stop(credential ? undefined : 'noCredential');
    if (credential) onToken(credential);
  };
  const prompt = () => {
    clearTimeout(waiting.current);
    // FedCM may send no moment: the other ways are offered then, and the prompt still works.
    waiting.current = setTimeout(() => {
      setBusy(false);
      setOneTapOver(true);
    }, PROMPT_TIMEOUT_MS);
    try {
      promptOneTap((end) => {
        setOneTapOver(true);
        stop(end);
      });
    } catch (error) {
      setOneTapOver(true);
      stop(error instanceof Error && error.name === 'AbortError' ? 'interrupted' : 'failed');
    }
  };

  const { isReady, failure } = useProviderScript(scriptUrl, nonce, (value) => {
    initializeGoogle(clientId, value, receive);
    if (isPromptPending.current) prompt();
    isPromptPending.current = false;
  });

  useEffect(() => {
    leaving.current = new AbortController();
    return () => {
      clearTimeout(waiting.current);
      leaving.current?.abort();
      cancelOneTap();
    };
  }, []);

  const tryOneTap = () => {
    begin();
    if (isReady) {
      prompt();
      return;
    }
    isPromptPending.current = true;
    waiting.current = setTimeout(() => stop('notReady'), SCRIPT_TIMEOUT_MS);
  };
  const openPopup = () => {
    if (nonce.value === undefined) {
      if (nonce.isFailed) nonce.renew();
      stop('notReady');
      return;
    }
    begin();
    signInWithPopup({ authorizeUrl, clientId, nonce: nonce.value }, leaving.current!.signal).then(
      receive,
      (error: unknown) => stop(error instanceof GooglePopupError ? POPUP_PROBLEMS[error.end] : 'failed'),
    );
  };

  const needsPopup = isOneTapOver || failure !== undefined;
  return {
    press: needsPopup ? openPopup : tryOneTap,
    isBusy,
    problem: problem ?? (isFailureRead ? undefined : failure),
    needsPopup,
    hasGoogleButton: isOneTapOver && isReady,
  };
}
