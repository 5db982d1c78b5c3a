import { expect, jest, test } from '@jest/globals';
import type { Config } from '@storysprout/contracts/api/config';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { createFakeApi, fakeConfig, FakeShell } from '@storysprout/contracts/shell/fake';
import { createTestQueryClient } from '@storysprout/testing/render-page';
import { QueryClientProvider } from '@tanstack/react-query';
import '@testing-library/jest-dom/jest-globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useVoices } from './use-voices';
import { VoiceSelect } from './voice-select';

const texts = {
  label: 'Voice',
  categories: { Premium: 'Best', Standard: 'Plain', Bilingual: 'Two languages' },
  descriptions: { luna: 'very soft' },
  offline: 'built in',
};
const onChange = jest.fn();

function Field({ preferred }: { preferred?: string }) {
  const { groups, voice } = useVoices(preferred);
  return <VoiceSelect texts={texts} groups={groups} value={voice} onChange={onChange} />;
}

function open(config: Config | undefined, preferred?: string) {
  const session = { user: null, isLoggedIn: false, region: 'china' } as const;
  const queryClient = createTestQueryClient();
  if (config) queryClient.setQueryData(queryKeys.config, config);
  render(
    <QueryClientProvider client={queryClient}>
      <FakeShell shell={{ session, api: createFakeApi(() => new Promise(() => {})) }}>
        <Field {...(preferred && { preferred })} />
      </FakeShell>
    </QueryClientProvider>,
  );
}
const field = () => screen.getByLabelText('Voice');
const options = () => within(field()).getAllByRole('option');

test('groups the voices of the region by category and describes each', () => {
  open(fakeConfig);
  expect(options()).toHaveLength(14);
  expect(
    within(field())
      .getAllByRole('group')
      .map((group) => group.getAttribute('label')),
  ).toEqual(['Best', 'Plain', 'Two languages']);
  expect(screen.getByRole('option', { name: 'Luna · very soft' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Nova · A bright young woman' })).toBeInTheDocument();
});

test('names a voice that the installation synthesises itself', () => {
  const voices = fakeConfig.voices.map((voice) => ({ ...voice, provider: 'embedded' }));
  open({ ...fakeConfig, voices });
  expect(screen.getByRole('option', { name: 'Nova · built in' })).toBeInTheDocument();
});

test('until the configuration is loaded it offers the product’s voices of the session’s region', () => {
  open(undefined, 'nova');
  expect(options()).toHaveLength(8);
  expect(field()).toHaveValue('graceful_lady');
});

test('reports the selected voice', async () => {
  open(fakeConfig, 'luna');
  expect(options()).toHaveLength(14);
  expect(field()).toHaveValue('luna');
  await userEvent.selectOptions(field(), 'nova');
  expect(onChange).toHaveBeenCalledWith('nova');
});
