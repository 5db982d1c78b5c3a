import type { ClientError } from '@storysprout/contracts/api/client-errors';

/** What a message of a browser may carry by accident, and what stands there instead. */
const PERSONAL: [RegExp, string][] = [
  [/[^\s"'<>@]+@[^\s"'<>@]+/g, '<mail>'],
  [/\beyJ[\w-]+\.[\w-]*\.?[\w-]*/g, '<token>'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<id>'],
  [/[?#][^\s)"']*/g, ''],
  // What somebody typed is most often not ASCII here, and no failure of a program is told in Chinese.
  [/[^\x20-\x7e\n]+/g, '…'],
];

/** A failure as it may be logged: without mails, tokens, ids, queries and any text in another script. */
export function redactPersonalData(failure: ClientError): ClientError {
  const entries = Object.entries(failure).map(([key, text]: [string, string | undefined]) => [
    key,
    text === undefined
      ? text
      : PERSONAL.reduce((cleaned, [pattern, by]) => cleaned.replace(pattern, by), text),
  ]);
  return Object.fromEntries(entries) as ClientError;
}
