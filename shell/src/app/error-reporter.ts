import type { ClientError } from '@storysprout/contracts/api/client-errors';
import { isApiError, type ApiClient } from '@storysprout/contracts/shell';

/** Upper bound of reports per document. */
const MAX_REPORTS = 5;
const ID = /[0-9a-f]{8}-[0-9a-f-]{27,}/gi;
/** Quoted parts of a message may be user text. */
const QUOTED = /"[^"]*"|'[^']*'|“[^”]*”|`[^`]*`/g;

/** Reports errors of the page to the operator: what failed and where, without any user text. */
export class ErrorReporter {
  private readonly reported = new Set<string>();

  constructor(private readonly api: ApiClient) {}

  /** Reports an error once. ApiErrors, i.e. error responses and lost connections, are not reported. */
  readonly report = (error: unknown): void => {
    if (isApiError(error)) return;
    const { name, message, stack } = error instanceof Error ? error : new Error('Not an error');
    const body: ClientError = {
      message: `${name}: ${message.replace(QUOTED, '…')}`.slice(0, 500),
      page: window.location.pathname.replace(ID, ':id').slice(0, 200),
      ...(stack && { stack: stackFrames(stack) }),
    };
    if (this.reported.size >= MAX_REPORTS || this.reported.has(body.message)) return;
    this.reported.add(body.message);
    void this.send(body);
  };

  private async send(body: ClientError): Promise<void> {
    try {
      await this.api('POST /client-errors', { body, redirectOnSessionEnd: false });
    } catch {
      // A report that cannot be sent is dropped.
    }
  }

  /** Reports uncaught errors and unhandled rejections. */
  listenToUncaughtErrors(): void {
    window.addEventListener('error', ({ error }) => error && this.report(error));
    window.addEventListener('unhandledrejection', ({ reason }) => this.report(reason));
  }
}

/** The frames of a stack, without the message in its first line and without ids. */
function stackFrames(stack: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at |@/.test(line));
  return frames.join('\n').replace(ID, ':id').slice(0, 4_000);
}
