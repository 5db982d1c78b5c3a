import type { Config } from '@storysprout/contracts/api/config';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { fakeConfig } from '@storysprout/contracts/shell/fake';
import {
  createRenderPage,
  createTestQueryClient,
  type RenderPageOptions,
} from '@storysprout/testing/render-page';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { catalogue } from '../i18n/catalogue';

/** Configuration in China with e-mail login only. */
export const emailOnlyConfig: Config = { ...fakeConfig, region: 'china', voices: [] };

interface Options extends RenderPageOptions {
  /** Cached configuration; undefined: the page has to request it. */
  config?: Config | undefined;
}

const renderInShell = createRenderPage(catalogue);

/** Renders a page for a guest and waits for its lazily loaded parts. */
export async function renderPage(page: ReactElement, options: Options = {}) {
  const config = 'config' in options ? options.config : emailOnlyConfig;
  const queryClient = createTestQueryClient();
  if (config) queryClient.setQueryData(queryKeys.config, config);
  const session = { user: null, isLoggedIn: false, region: config?.region ?? 'global' } as const;
  const shell = { session, ...options.shell };
  const view = await act(() => renderInShell(page, { ...options, queryClient, shell }));
  /** Replaces the shell's members, as a login does. */
  const renewShell = () => act(async () => view.updateShell({}));
  return { ...view, renewShell };
}
