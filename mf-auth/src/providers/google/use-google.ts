import type { Config } from '@storysprout/contracts/api/config';
import { useEffect, useRef, useState } from 'react';
import type { Messages } from '../../i18n/zh-CN';
import type { Nonce } from '../use-nonce';
import { useProviderScript } from '../use-provider-script';
import { GooglePopupError, signInWithPopup, type PopupFailure } from './google-popup';
import { promptOneTap, cancelOneTap, initializeGoogle } from './one-tap';

/** Names a text of the catalogue. */
type Problem = Exclude<keyof Messages['providerProblems'], 'appleFailed' | 'loginFailed'>;

/** Milliseconds: a press waits that long for the script, and for One Tap's first word. */
const SCRIPT_TIMEOUT_MS = 3_000;
const PROMPT_TIMEOUT_MS = 5_000;

const POPUP_PROBLEMS: Record<PopupFailure, Problem | undefined> = {
  blocked: 'notDisplayed',
  closed: undefined,
  refused: 'failed',
};

type Settings = NonNullable<Config['logins']['google']>;

/**
 * Google's widget: One Tap first; where it does not appear, Google's own button and its window.
 * Script and initialisation are each reported at most once.
 * @param onToken takes an identity token to the server
 */
export function useGoogle(
  { scriptUrl, clientId, authorizeUrl }: Settings,
  nonce: Nonce,
  onToken: (token: string) => void,
) {
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [isOneTapOver, setOneTapOver] = useState(false);
  /** The failure of the preparation was read: the pupil went on. */
  const [isFailureRead, setFailureRead] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAsked = useRef(false);
  const leaving = useRef<AbortController>(undefined);

  const begin = () => {
    clearTimeout(waiting.current);
    setFailureRead(true);
    setProblem(undefined);
    setBusy(true);
  };
  const stop = (found?: Problem) => {
    clearTimeout(waiting.current);
    isAsked.current = false;
    setBusy(false);
    setProblem(found);
  };
  const receive = (credential: string | undefined) => {
    stop(credential ? undefined : 'noCredential');
    if (credential) onToken(credential);
  };
  const ask = () => {
    clearTimeout(waiting.current);
    // FedCM may never say a word: the other ways are offered then, and the prompt may still be answered.
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
    if (isAsked.current) ask();
    isAsked.current = false;
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
      ask();
      return;
    }
    isAsked.current = true;
    waiting.current = setTimeout(() => stop('notReady'), SCRIPT_TIMEOUT_MS);
  };
  const openWindow = () => {
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

  const needsWindow = isOneTapOver || failure !== undefined;
  return {
    press: needsWindow ? openWindow : tryOneTap,
    isBusy,
    problem: problem ?? (isFailureRead ? undefined : failure),
    needsWindow,
    hasOwnButton: isOneTapOver && isReady,
  };
}
