import { queryKeys } from '@storysprout/contracts/query-keys';
import type { Appearance, Language } from '@storysprout/contracts/rules';
import { isApiError, SHELL_API_VERSION, type ShellApi, ShellContext } from '@storysprout/contracts/shell';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { saveAppearance, currentAppearance } from '../appearance/appearance';
import { catalogue } from '../i18n/catalogue';
import { storedLanguage, subscribeToLanguage, guestLanguage, storeLanguage } from '../i18n/language';
import { guardLeaving, confirmLeaving, releaseGuard } from '../navigation/leave-guard';
import { useAuthStore } from '../session/auth-store';
import {
  clearReturnPath,
  goToLogin,
  goToSignInAgain,
  leaveLogin,
  LOGIN_PATH,
  needsNewDocument,
} from '../session/login-redirect';
import { endSessionOf } from '../session/foreign-token';
import { api, stream } from '../api/api';
import { useNotifications } from '../notifications/notification-store';
import { setDocumentTitle } from './page-title';

async function refreshProfile(): Promise<void> {
  try {
    useAuthStore.getState().setUser(await api('GET /users/profile'));
  } catch (error) {
    // An ended session is handled by the request client.
    if (isApiError(error) && error.code === 'UNAUTHENTICATED') return;
    console.error('the profile could not be refreshed', error);
  }
}

/** Clears the query cache when another user signs in, possibly in another tab. */
function useClearCacheOnUserChange(userId: string | undefined): void {
  const queryClient = useQueryClient();
  const last = useRef(userId);
  useEffect(() => {
    if (userId === undefined || userId === last.current) return;
    if (last.current !== undefined) queryClient.clear();
    last.current = userId;
  }, [userId, queryClient]);
}

/** Provides `ShellApi` to the app: session, requests, notifications, language, navigation. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { user, isLoggedIn, region } = useAuthStore();
  const toast = useNotifications((state) => state.toast);
  const modal = useNotifications((state) => state.modal);
  const [chosen, setChosen] = useState(storedLanguage);
  const [appearance, setShownAppearance] = useState(currentAppearance);
  const language = chosen ?? user?.language ?? guestLanguage(region);
  useClearCacheOnUserChange(user?.id);
  // A transition keeps the page mounted while the other language loads.
  useEffect(() => subscribeToLanguage((next) => startTransition(() => setChosen(next))), []);

  useEffect(() => {
    document.documentElement.lang = language === 'zh-CN' ? 'zh-Hans' : 'en';
  }, [language]);

  const shell = useMemo<ShellApi>(() => {
    const setLanguage = (next: Language) => {
      storeLanguage(next);
      startTransition(() => setChosen(next));
    };
    const setAppearance = (next: Appearance) => {
      saveAppearance(next);
      setShownAppearance(next);
    };
    return {
      version: SHELL_API_VERSION,
      session: { user, isLoggedIn, region },
      login: (nextUser, token) => {
        queryClient.clear();
        const { token: replaced } = useAuthStore.getState();
        useAuthStore.getState().login(nextUser, token);
        if (replaced !== null && replaced !== token) endSessionOf(replaced);
        queryClient.setQueryData(queryKeys.profile, nextUser);
      },
      setRegion: (next) => useAuthStore.getState().setRegion(next),
      logout: async () => {
        if (!(await confirmLeaving())) return;
        // The session ends here whatever the response is.
        await api('POST /auth/logout', { redirectOnSessionEnd: false }).catch(() => {});
        clearReturnPath();
        useAuthStore.getState().clear();
        queryClient.clear();
        window.location.assign(LOGIN_PATH);
      },
      refreshProfile,
      api,
      stream,
      toast,
      modal,
      language,
      setLanguage,
      appearance,
      setAppearance,
      navigate: (path, options) => {
        if (!needsNewDocument(window.location.pathname, path)) void navigate(path, options);
        else if (options?.replace) window.location.replace(path);
        else window.location.assign(path);
      },
      goToLogin,
      signInAgain: () => {
        // Pages keep drafts of what was typed, as for a session that ends.
        releaseGuard();
        goToSignInAgain();
      },
      leaveLogin,
      guardLeaving,
      setTitle: (title) => setDocumentTitle(title, catalogue.peek(language)?.product ?? ''),
    };
  }, [user, isLoggedIn, region, language, appearance, navigate, queryClient, toast, modal]);

  return <ShellContext value={shell}>{children}</ShellContext>;
}
