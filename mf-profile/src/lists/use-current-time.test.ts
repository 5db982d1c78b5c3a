import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useCurrentTime } from './use-current-time';

test('updates the time every minute', () => {
  jest.useFakeTimers();
  const { result } = renderHook(useCurrentTime);
  const opened = result.current.getTime();
  act(() => jest.advanceTimersByTime(150_000));
  expect(result.current.getTime() - opened).toBe(120_000);
  jest.useRealTimers();
});
