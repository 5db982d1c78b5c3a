import type { ClientError } from '@storysprout/contracts/api/client-errors';

/** Patterns of personal data in a browser's error messages, with their replacements. */
const PERSONAL: [RegExp, string][] = [
  [/[^\s"'<>@]+@[^\s"'<>@]+/g, '<mail>'],
  [/\beyJ[\w-]+\.[\w-]*\.?[\w-]*/g, '<token>'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<id>'],
  [/[?#][^\s)"']*/g, ''],
  // Text typed by users is mostly not ASCII here, and error messages of programs are not in Chinese.
  [/[^\x20-\x7e\n]+/g, '…'],
];

/** The error without e-mail addresses, tokens, ids, queries and non-ASCII text. */
export function redactPersonalData(failure: ClientError): ClientError {
  const entries = Object.entries(failure).map(([key, text]: [string, string | undefined]) => [
    key,
    text === undefined
      ? text
      : PERSONAL.reduce((cleaned, [pattern, by]) => cleaned.replace(pattern, by), text),
  ]);
  return Object.fromEntries(entries) as ClientError;
}
