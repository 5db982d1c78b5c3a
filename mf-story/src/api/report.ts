import { LIMITS } from '@storysprout/contracts/rules';
import type { ApiClient } from '@storysprout/contracts/shell';

/** What may be wrong with a story; the operator reads it as the first word of the reason. */
export const REPORT_KINDS = ['unsuitable', 'mistake', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

const reasonOf = (kind: ReportKind, text: string): string => (text ? `${kind}: ${text}` : kind);

/** How much may be written beside the longest kind. */
export const REPORT_TEXT_MAX = LIMITS.reportReasonMax - reasonOf('unsuitable', ' ').length;

/** Tells the operator that something is wrong with a story. */
export function reportStory(api: ApiClient, id: string, kind: ReportKind, text: string): Promise<null> {
  return api('POST /stories/{id}/report', {
    params: { id },
    body: { reason: reasonOf(kind, text.trim()) },
    redirectOnSessionEnd: false,
  });
}
