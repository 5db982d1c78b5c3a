import type { AuthData, WechatQr, WechatStatus } from '@storysprout/contracts/api/auth';
import { TIMES } from '@storysprout/contracts/rules';
import { isApiError, useShell } from '@storysprout/contracts/shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchWechatQr, fetchWechatStatus } from '../../api/auth';

/** The states of the panel; `failed` when there is no QR code to be had. */
export type QrStage = 'loading' | 'ready' | 'scanned' | 'confirmed' | 'expired' | 'failed';

/**
 * A QR code and what becomes of it: asked every two seconds while the page is seen, until it is confirmed or five minutes
 * are over. A failed poll is only logged.
 */
export function useWechatQr(onConfirmed: (data: AuthData) => void) {
  const { api } = useShell();
  const [attempt, setAttempt] = useState(1);
  const [overAttempt, setOverAttempt] = useState(0);
  /** The code that was confirmed: signing in empties what was fetched, and the panel stands on. */
  const [confirmed, setConfirmed] = useState<WechatQr>();
  const isOver = overAttempt === attempt;

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
    enabled: ticket !== undefined && !isOver && !confirmed,
    refetchInterval: ({ state }) => (isFinal(state.data?.status) ? false : TIMES.wechatPoll),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // The first question is due after the first two seconds.
    initialData: { success: true, status: 'pending', data: null },
    staleTime: TIMES.wechatPoll,
    gcTime: 0,
    retry: false,
  });
  const { status: reported } = status.data;

  useEffect(() => {
    if (ticket === undefined) return undefined;
    const timer = setTimeout(() => setOverAttempt(attempt), TIMES.wechatQr);
    return () => clearTimeout(timer);
  }, [ticket, attempt]);

  const { error } = status;
  useEffect(() => {
    if (error)
      console.warn('a QR code could not be asked about', isApiError(error) ? error.code : error.name);
  }, [error]);

  return {
    stage: confirmed ? 'confirmed' : unconfirmedStage(qr.isError, ticket !== undefined, reported, isOver),
    code: confirmed ?? qr.data,
    refresh: () => setAttempt(attempt + 1),
  };
}

const isFinal = (status: WechatStatus['status'] | undefined): boolean =>
  status === 'confirmed' || status === 'expired';

/** The stage of a code that is not confirmed. */
function unconfirmedStage(isFailed: boolean, hasCode: boolean, reported: string, isOver: boolean): QrStage {
  if (isFailed) return 'failed';
  if (!hasCode) return 'loading';
  if (isOver || reported === 'expired') return 'expired';
  return reported === 'scanned' ? 'scanned' : 'ready';
}
