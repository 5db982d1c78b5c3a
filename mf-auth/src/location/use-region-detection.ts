import type { Config } from '@storysprout/contracts/api/config';
import type { Location } from '@storysprout/contracts/api/location';
import { type Region, TIMES } from '@storysprout/contracts/rules';
import { useShell } from '@storysprout/contracts/shell';
import { type RefObject, useEffect, useState } from 'react';
import { guessLocation, detectLocation } from './detect-location';

/** State of the detection. `isFailed`: the region is a guess. */
export interface Detection {
  status: 'loading' | 'done';
  isFailed: boolean;
}

const regionOf = ({ isChina }: Location): Region => (isChina ? 'china' : 'global');

/**
 * Detects the guest's region and sets it in the shell: from the server's detection, or from the browser's IP address if the
 * installation configures IP services. After three seconds it guesses; a later result replaces the guess only until the
 * user interacts with the page.
 */
export function useRegionDetection(
  config: Config | undefined,
  isConfigFailed: boolean,
  touched: RefObject<boolean>,
): Detection {
  const { api, setRegion } = useShell();
  const [detection, setDetection] = useState<Detection>({ status: 'loading', isFailed: false });

  useEffect(() => {
    const settle = (region: Region, isFailed: boolean) => {
      setRegion(region);
      setDetection({ status: 'done', isFailed });
    };
    const guess = () => settle(regionOf(guessLocation(navigator.languages)), true);
    if (!config) {
      if (isConfigFailed) guess();
      return undefined;
    }
    if (config.ipServices.length === 0) {
      settle(config.region, false);
      return undefined;
    }
    const leaving = new AbortController();
    let isGuessed = false;
    const guessOnce = () => {
      if (!isGuessed && !leaving.signal.aborted) guess();
      isGuessed = true;
    };
    const timer = setTimeout(guessOnce, TIMES.locationDetection);
    const search = async (services: readonly string[]) => {
      try {
        const location = await detectLocation(api, services, leaving.signal);
        clearTimeout(timer);
        if (!leaving.signal.aborted && !(isGuessed && touched.current)) settle(regionOf(location), false);
      } catch {
        guessOnce();
      }
    };
    void search(config.ipServices);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
    // The shell's members change with every session; detection runs once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [config, isConfigFailed]);

  return detection;
}
