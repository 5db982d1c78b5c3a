import type { ClientError } from '@storysprout/contracts/api/client-errors';
import { isApiError, type ApiClient } from '@storysprout/contracts/shell';

/** A page that fails again and again is told of a few times. */
const MAX_REPORTS = 5;
const ID = /[0-9a-f]{8}-[0-9a-f-]{27,}/gi;
/** What an error quotes may be somebody's words. */
const QUOTED = /"[^"]*"|'[^']*'|“[^”]*”|`[^`]*`/g;

/** Tells the operator of failures in the page: what failed and where, nothing that anybody typed or read. */
export class ErrorReporter {
  private readonly reported = new Set<string>();

  constructor(private readonly api: ApiClient) {}

  /** Sends an error once; answers of the server and lost connections are no failure of the page. */
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
      // Whoever is offline has other worries.
    }
  }

  /** Listens to what nothing else catches. */
  listenToUncaughtErrors(): void {
    window.addEventListener('error', ({ error }) => error && this.report(error));
    window.addEventListener('unhandledrejection', ({ reason }) => this.report(reason));
  }
}

/** The places of a stack, without its first line, which repeats the message, and without ids. */
function stackFrames(stack: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at |@/.test(line));
  return frames.join('\n').replace(ID, ':id').slice(0, 4_000);
}
