import { type SubmitEvent, useRef, useState } from 'react';

/** The invalid fields, each with the name of its message; empty when the form is valid. */
export type FormErrors<Values, Message extends string = string> = Partial<Record<keyof Values, Message>>;

interface FormOptions<Values, Errors> {
  /** Validates all fields; without it every form is valid. */
  validate?: (values: Values) => Errors;
  /** Called with valid values, and with the function that shows the errors of a response. */
  onSubmit: (values: Values, showErrors: (errors: Partial<Errors>) => void) => void;
}

interface ControlledFormOptions<Values, Errors> extends FormOptions<Values, Errors> {
  values: Values;
  onChange: (changes: Partial<Values>) => void;
}

/**
 * Validation and submission of a form whose values the caller holds. Errors appear at a submit and put the focus on the
 * first invalid field in the document, found by its `name`. While the user types, a shown error is validated again and no
 * new one appears.
 */
export function useControlledForm<Values extends object, Errors extends FormErrors<Values>>({
  values,
  onChange,
  validate = () => ({}) as Errors,
  onSubmit,
}: ControlledFormOptions<Values, Errors>) {
  const [errors, setErrors] = useState<Partial<Errors>>({});
  const form = useRef<HTMLFormElement>(null);
  const hasError = (name: string, found = errors) => Boolean(found[name as keyof Errors]);

  const showErrors = (found: Partial<Errors>) => {
    setErrors(found);
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    controls.find(({ name }) => hasError(name, found))?.focus();
  };
  const change = (changes: Partial<Values>) => {
    onChange(changes);
    const found = Object.entries(validate({ ...values, ...changes }));
    setErrors(Object.fromEntries(found.filter(([name]) => hasError(name))) as Partial<Errors>);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = validate(values);
    showErrors(found);
    if (!Object.values(found).some(Boolean)) onSubmit(values, showErrors);
  };
  return { errors, change, showErrors, formProps: { ref: form, noValidate: true, onSubmit: submit } };
}

/** A form that holds its own values; see `useControlledForm`. */
export function useForm<Values extends object, Errors extends FormErrors<Values>>({
  initialValues,
  ...options
}: FormOptions<Values, Errors> & { initialValues: Values }) {
  const [values, setValues] = useState(initialValues);
  const onChange = (changes: Partial<Values>) => setValues((current) => ({ ...current, ...changes }));
  return { values, ...useControlledForm({ ...options, values, onChange }) };
}
