import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormErrors, useForm } from './use-form';

interface Values {
  email: string;
  password: string;
}
type Errors = FormErrors<Values, 'missing' | 'refused'>;

const validate = (values: Values): Errors => ({
  email: values.email === '' ? 'missing' : undefined,
  password: values.password === '' ? 'missing' : undefined,
});
const onSubmit = jest.fn();

function Form() {
  const form = useForm({ initialValues: { email: '', password: '' }, validate, onSubmit });
  return (
    <form {...form.formProps} aria-label="form">
      {(['email', 'password'] as const).map((name) => (
        <div key={name}>
          <input
            aria-label={name}
            name={name}
            value={form.values[name]}
            onChange={({ target }) => form.change({ [name]: target.value })}
          />
          <span data-testid={name}>{form.errors[name]}</span>
        </div>
      ))}
      <button type="submit">send</button>
      <button type="button" onClick={() => form.showErrors({ password: 'refused' })}>
        refuse
      </button>
    </form>
  );
}

const shown = () => ['email', 'password'].map((name) => screen.getByTestId(name).textContent);
function open() {
  onSubmit.mockClear();
  render(<Form />);
  return userEvent.setup();
}

test('shows no error before the first submit', async () => {
  const user = open();
  await user.type(screen.getByLabelText('email'), 'a');
  await user.clear(screen.getByLabelText('email'));
  expect(shown()).toEqual(['', '']);
});

test('an invalid form is not submitted: its errors are shown and the first invalid field has the focus', async () => {
  const user = open();
  await user.type(screen.getByLabelText('email'), 'a@b.cn');
  await user.click(screen.getByRole('button', { name: 'send' }));
  expect(shown()).toEqual(['', 'missing']);
  expect(screen.getByLabelText('password')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a shown error is validated again while typing, and no new one appears', async () => {
  const user = open();
  await user.type(screen.getByLabelText('email'), 'a@b.cn');
  await user.click(screen.getByRole('button', { name: 'send' }));
  await user.clear(screen.getByLabelText('email'));
  expect(shown()).toEqual(['', 'missing']);
  await user.type(screen.getByLabelText('password'), 'x');
  expect(shown()).toEqual(['', '']);
});

test('a valid form is submitted with its values', async () => {
  const user = open();
  await user.type(screen.getByLabelText('email'), 'a@b.cn');
  await user.type(screen.getByLabelText('password'), 'secret{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith({ email: 'a@b.cn', password: 'secret' }, expect.any(Function));
});

test('errors of a response are shown in the same way', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'refuse' }));
  expect(shown()).toEqual(['', 'refused']);
  expect(screen.getByLabelText('password')).toHaveFocus();
});
