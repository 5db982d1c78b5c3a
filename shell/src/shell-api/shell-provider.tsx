import type { User } from '@storysprout/contracts/api/users';
import { queryKeys } from '@storysprout/contracts/query-keys';
import type { Language } from '@storysprout/contracts/rules';
import { SHELL_API_VERSION, type ShellApi, ShellContext } from '@storysprout/contracts/shell';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { catalogue } from '../i18n/catalogue';
import { chosenLanguage, guestLanguage, rememberLanguage } from '../i18n/language';
import { useAuthStore } from '../session/auth-store';
import { createApiClient } from './api-client';
import { useNotifications } from './notification-store';

const goToLoginPage = () => window.location.assign('/login');
const api = createApiClient(goToLoginPage);

async function refreshProfile(): Promise<void> {
  try {
    useAuthStore.getState().setUser(await api<User>({ method: 'GET', path: '/users/profile' }));
  } catch (error) {
    console.error('the profile could not be refreshed', error);
  }
}

/** Gives the whole app the shell: session, requests, notifications, language, navigation. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { user, isLoggedIn, region } = useAuthStore();
  const toast = useNotifications((state) => state.toast);
  const modal = useNotifications((state) => state.modal);
  const [chosen, setChosen] = useState(chosenLanguage);
  const language = chosen ?? user?.language ?? guestLanguage(region);

  useEffect(() => {
    document.documentElement.lang = language === 'zh-CN' ? 'zh-Hans' : 'en';
  }, [language]);

  const shell = useMemo<ShellApi>(() => {
    const setLanguage = (next: Language) => {
      rememberLanguage(next);
      // A transition keeps the page standing while the other language loads.
      startTransition(() => setChosen(next));
    };
    return {
      version: SHELL_API_VERSION,
      session: { user, isLoggedIn, region },
      login: (nextUser, token) => {
        queryClient.clear();
        useAuthStore.getState().login(nextUser, token);
        queryClient.setQueryData(queryKeys.profile, nextUser);
      },
      logout: async () => {
        // The session ends here whatever the server answers.
        await api({ method: 'POST', path: '/auth/logout', redirectOnSessionEnd: false }).catch(() => {});
        useAuthStore.getState().clear();
        queryClient.clear();
        navigate('/login');
      },
      refreshProfile,
      api,
      toast,
      modal,
      language,
      setLanguage,
      navigate: (path, options) => void navigate(path, options),
      goToLogin: () => void navigate('/login'),
      setTitle: (title) => {
        const product = catalogue.peek(language)?.product ?? '';
        document.title = title ? `${title} · ${product}` : product;
      },
    };
  }, [user, isLoggedIn, region, language, navigate, queryClient, toast, modal]);

  return <ShellContext value={shell}>{children}</ShellContext>;
}
