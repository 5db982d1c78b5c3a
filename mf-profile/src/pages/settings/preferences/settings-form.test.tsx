import { beforeEach, expect, test } from '@jest/globals';
import { apiError, fakeUser } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '../../../testing/open-settings';

const save = () => screen.getByRole('button', { name: '保存' });
const nickName = () => screen.getByLabelText('昵称');
const newTheme = () => screen.getByLabelText('新的主题');
const themes = () =>
  within(screen.getByRole('list', { name: '喜欢的主题' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const withThemes = (...favoriteThemes: string[]) => ({
  user: { preferences: { ...fakeUser.preferences, favoriteThemes } },
});

beforeEach(() => sessionStorage.clear());

test('what is saved stands in the form; all of it is sent, and its success told', async () => {
  const { user, saved, shell } = await openSettings(withThemes('动物园'));
  expect(nickName()).toHaveValue('小芽');
  expect(screen.getByRole('radio', { name: '三年级' })).toBeChecked();
  expect(themes()).toEqual(['动物园']);
  await user.clear(nickName());
  await user.type(nickName(), ' 小树 ');
  await user.click(screen.getByRole('radio', { name: '七年级' }));
  await user.selectOptions(screen.getByLabelText('默认声音'), 'luna');
  await user.click(save());
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('设置已保存！', 'success'));
  expect(saved()).toEqual({
    nickName: '小树',
    language: 'zh-CN',
    preferences: { defaultGrade: 7, defaultVoice: 'luna', favoriteThemes: ['动物园'] },
  });
  expect(nickName()).toHaveValue('小树');
  expect(shell.refreshProfile).toHaveBeenCalled();
});

test('the specification’s two texts in English', async () => {
  let isAway = true;
  const { user, shell } = await openSettings({
    language: 'en-US',
    respond: ({ method }) => {
      if (method === 'PUT' && isAway) throw apiError('UNAVAILABLE');
      return undefined;
    },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('Save failed, please retry', 'error'));
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('Settings saved!', 'success'));
});

test.each([
  ['', '请输入昵称'],
  ['芽', '昵称至少2个字符'],
])('the nickname %j is not sent; the reason is shown at the field', async (typed, message) => {
  const { user, saved } = await openSettings();
  await user.clear(nickName());
  if (typed) await user.type(nickName(), typed);
  await user.click(save());
  expect(nickName()).toHaveAccessibleDescription(message);
  expect(nickName()).toHaveFocus();
  expect(saved()).toBeUndefined();
  await user.type(nickName(), '小树');
  expect(nickName()).toBeValid();
});

test('a nickname that the server refuses is told at its field', async () => {
  const errors = [{ path: 'nickName', message: 'contains characters that cannot be stored' }];
  const { user, shell } = await openSettings({
    respond: ({ method }) => {
      if (method === 'PUT') throw apiError('VALIDATION_FAILED', 'no', { errors });
      return undefined;
    },
  });
  await user.click(save());
  await waitFor(() => expect(nickName()).toHaveAccessibleDescription('这里有不能用的字符，换一个试试'));
  expect(shell.toast).not.toHaveBeenCalled();
});

test('themes are added by the button or by Enter, trimmed, and the field is ready for the next', async () => {
  const { user, saved } = await openSettings(withThemes('动物园'));
  await user.type(newTheme(), '  下雪天 ');
  await user.click(screen.getByRole('button', { name: '添加' }));
  expect(themes()).toEqual(['动物园', '下雪天']);
  expect(newTheme()).toHaveValue('');
  expect(newTheme()).toHaveFocus();
  await user.keyboard('我的梦想{Enter}');
  expect(themes()).toEqual(['动物园', '下雪天', '我的梦想']);
  expect(saved()).toBeUndefined();
});

test('a theme is never empty and never there twice; why stands under the field', async () => {
  const { user } = await openSettings(withThemes('下雪天'));
  await user.type(newTheme(), ' 下雪天{Enter}');
  expect(newTheme()).toHaveAccessibleDescription(expect.stringContaining('这个主题已经有了'));
  await user.clear(newTheme());
  await user.keyboard('   {Enter}');
  expect(newTheme()).toHaveAccessibleDescription(expect.stringContaining('先写下主题，再添加'));
  expect(themes()).toEqual(['下雪天']);
});

test('× takes a theme away, and the field is at hand', async () => {
  const { user } = await openSettings(withThemes('动物园', '下雪天', '我的梦想'));
  await user.click(screen.getByRole('button', { name: '去掉“动物园”' }));
  expect(themes()).toEqual(['下雪天', '我的梦想']);
  expect(newTheme()).toHaveFocus();
});

test('Enter that only ends a word of a Chinese input method adds nothing', async () => {
  const { user } = await openSettings(withThemes('动物园'));
  await user.type(newTheme(), 'xiaxue');
  fireEvent.keyDown(newTheme(), { key: 'Enter', isComposing: true });
  expect(themes()).toEqual(['动物园']);
});

test('a theme that was typed and not added is saved with the others', async () => {
  const { user, saved } = await openSettings();
  await user.type(newTheme(), '下雪天');
  await user.click(save());
  await waitFor(() => expect(saved()).toMatchObject({ preferences: { favoriteThemes: ['下雪天'] } }));
  await waitFor(() => expect(newTheme()).toHaveValue(''));
});

test.each(['<img src=x onerror=alert(1)>', '</script>', '\u202Emoolb'])(
  'the theme %j is text and nothing else',
  async (theme) => {
    await openSettings(withThemes(theme));
    expect(themes()).toEqual([theme]);
    expect(document.querySelector('main img, li img, script')).toBeNull();
  },
);

test('a saved voice that the region lacks gives way to the region’s own, which is what is saved', async () => {
  const { user, saved } = await openSettings({
    config: { region: 'china' },
    user: { preferences: { ...fakeUser.preferences, defaultVoice: 'nova' } },
  });
  const list = screen.getByLabelText('默认声音');
  await waitFor(() => expect(list).toHaveValue('graceful_lady'));
  expect(within(list).getAllByRole('option')).toHaveLength(8);
  expect(
    within(list)
      .getAllByRole('group')
      .map((group) => group.getAttribute('label')),
  ).toEqual(['精选', '双语']);
  await user.click(save());
  await waitFor(() => expect(saved()).toMatchObject({ preferences: { defaultVoice: 'graceful_lady' } }));
});

test('elsewhere a voice that is gone gives way to nova', async () => {
  await openSettings({ user: { preferences: { ...fakeUser.preferences, defaultVoice: 'gone' } } });
  expect(screen.getByLabelText('默认声音')).toHaveValue('nova');
});

test('the language changes at once, here and in the account', async () => {
  const { user, shell, saved } = await openSettings();
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(shell.setLanguage).toHaveBeenCalledWith('en-US');
  await waitFor(() => expect(saved()).toEqual({ language: 'en-US' }));
});

test('the page is held while something is unsaved, and no longer', async () => {
  const { user, guardLeaving, releaseGuard } = await openSettings();
  expect(guardLeaving).not.toHaveBeenCalled();
  await user.type(nickName(), '树');
  expect(guardLeaving).toHaveBeenCalledTimes(1);
  expect(screen.getByText('有改动还没保存')).toBeInTheDocument();
  await user.type(nickName(), '{Backspace}');
  expect(releaseGuard).toHaveBeenCalledTimes(1);
  await user.type(nickName(), '树');
  await user.click(save());
  await waitFor(() => expect(releaseGuard).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('有改动还没保存')).not.toBeInTheDocument();
});

test('who leaves without saving is asked, and then the changes are gone', async () => {
  const { user, shell, guardLeaving } = await openSettings();
  await user.type(nickName(), '树');
  const [ask] = guardLeaving.mock.calls[0]!;
  expect(await ask()).toBe(true);
  expect(shell.modal).toHaveBeenCalledWith(
    expect.objectContaining({ title: '还没保存呢', confirm: expect.objectContaining({ destructive: true }) }),
  );
  await waitFor(() => expect(nickName()).toHaveValue('小芽'));
  expect(sessionStorage).toHaveLength(0);
});

test('a failed save keeps what was changed, also over a reload, and never for another pupil', async () => {
  const failing = {
    respond: ({ method }: { method: string }) => {
      if (method === 'PUT') throw apiError('NETWORK');
      return undefined;
    },
  };
  const first = await openSettings(failing);
  await first.user.type(nickName(), '树');
  await first.user.click(save());
  await waitFor(() => expect(first.shell.toast).toHaveBeenCalledWith('保存失败，请重试', 'error'));
  expect(nickName()).toHaveValue('小芽树');
  first.unmount();
  const second = await openSettings();
  expect(nickName()).toHaveValue('小芽树');
  expect(screen.getByText('有改动还没保存')).toBeInTheDocument();
  second.unmount();
  await openSettings({ user: { id: 'somebody-else', nickName: '别人' } });
  expect(nickName()).toHaveValue('别人');
  expect(sessionStorage).toHaveLength(0);
});

test('a session that ends while saving says nothing more, and the changes wait', async () => {
  const { user, shell, unmount } = await openSettings({
    respond: ({ method }) => {
      if (method === 'PUT') throw apiError('UNAUTHENTICATED', 'no', { status: 401 });
      return undefined;
    },
  });
  await user.type(nickName(), '树');
  await user.click(save());
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
  expect(shell.toast).not.toHaveBeenCalled();
  unmount();
  await openSettings();
  expect(nickName()).toHaveValue('小芽树');
});

test('what is typed while a save is on its way stays, unsaved', async () => {
  let finish = () => {};
  const { user, shell } = await openSettings({
    respond: ({ method, body }) =>
      method === 'PUT'
        ? new Promise((resolve) => {
            finish = () => resolve({ ...fakeUser, nickName: (body as { nickName: string }).nickName });
          })
        : undefined,
  });
  await user.type(nickName(), '树');
  await user.click(save());
  await user.type(nickName(), '苗');
  finish();
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('设置已保存！', 'success'));
  expect(nickName()).toHaveValue('小芽树苗');
  expect(screen.getByText('有改动还没保存')).toBeInTheDocument();
});
