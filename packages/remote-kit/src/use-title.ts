import { useShell } from '@storysprout/contracts/shell';
import { useEffect } from 'react';

/** Sets the page's part of the document title. */
export function useTitle(title: string): void {
  const { setTitle } = useShell();
  useEffect(() => setTitle(title), [setTitle, title]);
}
