import type { AuthData, WechatQr, WechatStatus } from '@storysprout/contracts/api/auth';
import { TIMES } from '@storysprout/contracts/rules';
import { isApiError, useShell } from '@storysprout/contracts/shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchWechatQr, fetchWechatStatus } from '../../api/auth';

/** State of the panel; `failed`: the QR code could not be loaded. */
export type QrStage = 'loading' | 'ready' | 'scanned' | 'confirmed' | 'expired' | 'failed';

/**
 * Loads a QR code and polls its status every two seconds while the page is visible, until it is confirmed or five minutes
 * have passed. A failed poll is only logged.
 */
export function useWechatQr(onConfirmed: (data: AuthData) => void) {
  const { api } = useShell();
  const [attempt, setAttempt] = useState(1);
  const [expiredAttempt, setExpiredAttempt] = useState(0);
  /** The confirmed code: signing in clears the query cache while the panel stays mounted. */
  const [confirmed, setConfirmed] = useState<WechatQr>();
  const isExpired = expiredAttempt === attempt;

  const qr = useQuery({
    queryKey: ['auth', 'wechat-qr', attempt],
    queryFn: ({ signal }) => fetchWechatQr(api, signal),
    enabled: !confirmed,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const ticket = qr.data?.ticket;
  const status = useQuery({
    queryKey: ['auth', 'wechat-status', ticket],
    queryFn: async ({ signal }): Promise<WechatStatus> => {
      const response = await fetchWechatStatus(api, ticket!, signal);
      if (response.status === 'confirmed' && response.data) {
        setConfirmed(qr.data);
        onConfirmed(response.data);
      }
      return response;
    },
    enabled: ticket !== undefined && !isExpired && !confirmed,
    refetchInterval: ({ state }) => (isFinal(state.data?.status) ? false : TIMES.wechatPoll),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // The first poll is due after two seconds.
    initialData: { success: true, status: 'pending', data: null },
    staleTime: TIMES.wechatPoll,
    gcTime: 0,
    retry: false,
  });
  const { status: reported } = status.data;

  useEffect(() => {
    if (ticket === undefined) return undefined;
    const timer = setTimeout(() => setExpiredAttempt(attempt), TIMES.wechatQr);
    return () => clearTimeout(timer);
  }, [ticket, attempt]);

  const { error } = status;
  useEffect(() => {
    if (error)
      console.warn('a QR code could not be asked about', isApiError(error) ? error.code : error.name);
  }, [error]);

  return {
    stage: confirmed ? 'confirmed' : unconfirmedStage(qr.isError, ticket !== undefined, reported, isExpired),
    code: confirmed ?? qr.data,
    refresh: () => setAttempt(attempt + 1),
  };
}

const isFinal = (status: WechatStatus['status'] | undefined): boolean =>
  status === 'confirmed' || status === 'expired';

/** Stage of a code that is not confirmed. */
function unconfirmedStage(
  isFailed: boolean,
  hasCode: boolean,
  reported: string,
  isExpired: boolean,
): QrStage {
  if (isFailed) return 'failed';
  if (!hasCode) return 'loading';
  if (isExpired || reported === 'expired') return 'expired';
  return reported === 'scanned' ? 'scanned' : 'ready';
}
