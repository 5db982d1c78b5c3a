import { expect, jest, test } from '@jest/globals';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { createFakeApi, fakeConfig } from '@storysprout/contracts/shell/fake';
import { QueryClient } from '@tanstack/react-query';
import { configQuery } from './config-query';

test('requests the configuration once for all callers and keeps the page if the token is refused', async () => {
  const respond = jest.fn((_request: ApiRequest) => fakeConfig);
  const queryClient = new QueryClient();
  const options = { ...configQuery(createFakeApi(respond)), staleTime: Infinity };
  await expect(queryClient.fetchQuery(options)).resolves.toBe(fakeConfig);
  await queryClient.fetchQuery(options);
  expect(respond).toHaveBeenCalledTimes(1);
  expect(respond).toHaveBeenCalledWith(
    expect.objectContaining({ method: 'GET', path: '/config', redirectOnSessionEnd: false }),
  );
  queryClient.clear();
});
