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

test('shows the saved settings, sends all of them and shows a message on success', async () => {
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

test('shows the specification’s two messages in English', async () => {
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

test('a nickname that the server rejects shows an error at its field', async () => {
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

test('the button or Enter adds the trimmed theme, clears the field and keeps its focus', async () => {
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

test('an empty or duplicate theme shows an error at the field', async () => {
  const { user } = await openSettings(withThemes('下雪天'));
  await user.type(newTheme(), ' 下雪天{Enter}');
  expect(newTheme()).toHaveAccessibleDescription(expect.stringContaining('这个主题已经有了'));
  await user.clear(newTheme());
  await user.keyboard('   {Enter}');
  expect(newTheme()).toHaveAccessibleDescription(expect.stringContaining('先写下主题，再添加'));
  expect(themes()).toEqual(['下雪天']);
});

test('× removes a theme and focuses the field', async () => {
  const { user } = await openSettings(withThemes('动物园', '下雪天', '我的梦想'));
  await user.click(screen.getByRole('button', { name: '去掉“动物园”' }));
  expect(themes()).toEqual(['下雪天', '我的梦想']);
  expect(newTheme()).toHaveFocus();
});

test('Enter during the composition of an input method adds nothing', async () => {
  const { user } = await openSettings(withThemes('动物园'));
  await user.type(newTheme(), 'xiaxue');
  fireEvent.keyDown(newTheme(), { key: 'Enter', isComposing: true });
  expect(themes()).toEqual(['动物园']);
});

test('a typed theme that was not added is saved, too', async () => {
  const { user, saved } = await openSettings();
  await user.type(newTheme(), '下雪天');
  await user.click(save());
  await waitFor(() => expect(saved()).toMatchObject({ preferences: { favoriteThemes: ['下雪天'] } }));
  await waitFor(() => expect(newTheme()).toHaveValue(''));
});

test.each(['<img src=x onerror=alert(1)>', '</script>', '\u202Emoolb'])(
  'renders the theme %j as text',
  async (theme) => {
    await openSettings(withThemes(theme));
    expect(themes()).toEqual([theme]);
    expect(document.querySelector('main img, li img, script')).toBeNull();
  },
);

test('a saved voice that the region lacks is replaced by the region’s default, which is saved', async () => {
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

test('in other regions an unknown voice is replaced by nova', async () => {
  await openSettings({ user: { preferences: { ...fakeUser.preferences, defaultVoice: 'gone' } } });
  expect(screen.getByLabelText('默认声音')).toHaveValue('nova');
});

test('a change of the language applies at once, here and in the account', async () => {
  const { user, shell, saved } = await openSettings();
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(shell.setLanguage).toHaveBeenCalledWith('en-US');
  await waitFor(() => expect(saved()).toEqual({ language: 'en-US' }));
});

test('guards against leaving while there are unsaved changes', async () => {
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

test('leaving without saving discards the changes after a confirmation', async () => {
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

test('after a failed save the changes survive a reload, for the same pupil only', async () => {
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

test('a session that ends while saving shows no error and keeps the changes', async () => {
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

test('input during a save stays as an unsaved change', async () => {
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
