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

/** An installation in China with e-mail alone. */
export const emailOnlyConfig: Config = { ...fakeConfig, region: 'china', voices: [] };

interface Options extends RenderPageOptions {
  /** What the installation offers; undefined where it has to be asked for. */
  config?: Config | undefined;
}

const renderInShell = createRenderPage(catalogue);

/** Shows a page to a guest; whatever it loads lazily has come before the test goes on. */
export async function renderPage(page: ReactElement, options: Options = {}) {
  const config = 'config' in options ? options.config : emailOnlyConfig;
  const queryClient = createTestQueryClient();
  if (config) queryClient.setQueryData(queryKeys.config, config);
  const session = { user: null, isLoggedIn: false, region: config?.region ?? 'global' } as const;
  const shell = { session, ...options.shell };
  const view = await act(() => renderInShell(page, { ...options, queryClient, shell }));
  /** The shell's members are new ones, as after a login. */
  const renewShell = () => act(async () => view.updateShell({}));
  return { ...view, renewShell };
}
