import type { Config } from '@storysprout/contracts/api/config';
import { useEffect, useRef, useState } from 'react';
import type { Messages } from '../../i18n/zh-CN';
import type { Nonce } from '../use-nonce';
import { usePrepared } from '../use-provider-script';
import { GoogleWindowError, signInByWindow, type WindowEnd } from './google-window';
import { askOneTap, endOneTap, initialise } from './one-tap';

/** Names a text of the catalogue. */
type Problem = Exclude<keyof Messages['providerProblems'], 'appleFailed' | 'loginFailed'>;

/** Milliseconds: a press waits that long for the script, and for One Tap's first word. */
const READY_WITHIN = 3_000;
const WORD_WITHIN = 5_000;

const WINDOW_PROBLEMS: Record<WindowEnd, Problem | undefined> = {
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
    }, WORD_WITHIN);
    try {
      askOneTap((end) => {
        setOneTapOver(true);
        stop(end);
      });
    } catch (error) {
      setOneTapOver(true);
      stop(error instanceof Error && error.name === 'AbortError' ? 'interrupted' : 'failed');
    }
  };

  const { isReady, failure } = usePrepared(scriptUrl, nonce, (value) => {
    initialise(clientId, value, receive);
    if (isAsked.current) ask();
    isAsked.current = false;
  });

  useEffect(() => {
    leaving.current = new AbortController();
    return () => {
      clearTimeout(waiting.current);
      leaving.current?.abort();
      endOneTap();
    };
  }, []);

  const tryOneTap = () => {
    begin();
    if (isReady) {
      ask();
      return;
    }
    isAsked.current = true;
    waiting.current = setTimeout(() => stop('notReady'), READY_WITHIN);
  };
  const openWindow = () => {
    if (nonce.value === undefined) {
      if (nonce.isFailed) nonce.renew();
      stop('notReady');
      return;
    }
    begin();
    signInByWindow({ authorizeUrl, clientId, nonce: nonce.value }, leaving.current!.signal).then(
      receive,
      (error: unknown) => stop(error instanceof GoogleWindowError ? WINDOW_PROBLEMS[error.end] : 'failed'),
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
