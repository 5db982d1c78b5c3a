import { expect, test } from '@jest/globals';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { apiError } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { sampleStory } from '../../testing/sample-story';
import { ReportButton } from './report-button';

async function openReport(respond: (request: ApiRequest) => unknown = () => null) {
  const page = await renderPage(<ReportButton storyId={sampleStory.id} />, { respond });
  await page.user.click(screen.getByRole('button', { name: '这个故事有问题？' }));
  const dialog = within(await screen.findByRole('dialog', { name: '哪里有问题？' }));
  const send = () => page.user.click(dialog.getByRole('button', { name: /告诉我们/ }));
  return { ...page, dialog, send };
}

test('sends kind and text, and thanks for the report', async () => {
  const { user, dialog, send, requests, shell } = await openReport();
  await user.click(dialog.getByRole('radio', { name: '英文或中文写错了' }));
  await user.type(dialog.getByRole('textbox'), ' “Amy” 是谁？ ');
  await send();
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: `/stories/${sampleStory.id}/report`,
      body: { reason: 'mistake: “Amy” 是谁？' },
      redirectOnSessionEnd: false,
    },
  ]);
  expect(shell.toast).toHaveBeenCalledWith('谢谢你，我们会去看看', 'success');
});

test('requires a text only for other problems', async () => {
  const { user, dialog, send, requests } = await openReport();
  await user.click(dialog.getByRole('radio', { name: '别的问题' }));
  await send();
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('写一写是什么问题吧');
  expect(requests).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: '内容不太合适' }));
  await send();
  expect(requests).toMatchObject([{ body: { reason: 'unsuitable' } }]);
});

test('keeps the text of a report that was not sent', async () => {
  let isOffline = true;
  const { user, dialog, send, requests } = await openReport(() => {
    if (isOffline) throw apiError('NETWORK');
    return null;
  });
  await user.type(dialog.getByRole('textbox'), '不好看');
  await send();
  expect(await dialog.findByRole('alert')).toHaveTextContent('写的话还在');
  expect(dialog.getByRole('textbox')).toHaveValue('不好看');
  isOffline = false;
  await send();
  expect(requests.at(-1)).toMatchObject({ body: { reason: 'unsuitable: 不好看' } });
});

test('limits the length of a report', async () => {
  const { user, dialog, send, requests } = await openReport();
  await user.click(dialog.getByRole('textbox'));
  await user.paste('长'.repeat(900));
  await send();
  const { reason } = requests[0]!.body as { reason: string };
  expect(reason.length).toBeLessThanOrEqual(500);
  expect(reason.length).toBeGreaterThan(480);
});
