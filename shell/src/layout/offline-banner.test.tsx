import { afterEach, expect, it, jest } from '@jest/globals';
import { FakeShell } from '@storysprout/contracts/shell/fake';
import { act, render, screen } from '@testing-library/react';
import { catalogue } from '../i18n/catalogue';
import { OfflineBanner } from './offline-banner';

afterEach(() => {
  jest.restoreAllMocks();
});

it('is shown while the browser is offline', async () => {
  await catalogue.load('zh-CN');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(
    <FakeShell>
      <OfflineBanner />
    </FakeShell>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toContain('现在没有网络');
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe('');
});
