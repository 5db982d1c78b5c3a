import { useEffect, useEffectEvent, useState } from 'react';
import { loadScript } from './load-script';
import type { Nonce } from './use-nonce';

export type ProviderScriptFailure = 'loadFailed' | 'initFailed';

/**
 * Loads a provider's script and initialises it once per nonce, because each token contains its own.
 * @param initialise may throw
 * @returns whether the script is ready, and the first failure
 */
export function useProviderScript(
  scriptUrl: string,
  { value, isFailed }: Nonce,
  initialise: (nonce: string) => void,
): { isReady: boolean; failure: ProviderScriptFailure | undefined } {
  const [readyFor, setReadyFor] = useState<string>();
  const [failure, setFailure] = useState<ProviderScriptFailure>();
  const prepare = useEffectEvent(initialise);

  useEffect(() => {
    let isGone = false;
    const fail = (what: ProviderScriptFailure) => !isGone && setFailure((first) => first ?? what);
    const run = () => {
      if (isGone) return;
      if (isFailed) fail('initFailed');
      if (value === undefined) return;
      try {
        prepare(value);
        setReadyFor(value);
      } catch {
        fail('initFailed');
      }
    };
    loadScript(scriptUrl).then(run, () => fail('loadFailed'));
    return () => void (isGone = true);
  }, [scriptUrl, value, isFailed]);

  return { isReady: readyFor !== undefined && readyFor === value, failure };
}
