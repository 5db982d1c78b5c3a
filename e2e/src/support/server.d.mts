import type { ChildProcess } from 'node:child_process';

export function freePort(): Promise<number>;
export function startServer(
  env: Record<string, string>,
  site?: string,
): Promise<{
  child: ChildProcess;
  origin: string;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}>;
export function call<Data = unknown>(
  origin: string,
  method: string,
  path: string,
  options?: { token?: string; body?: unknown; headers?: Record<string, string> },
): Promise<{ status: number; data: Data; code?: string }>;
