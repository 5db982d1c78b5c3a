import { LIMITS } from '@storysprout/contracts/rules';
import type { ApiClient } from '@storysprout/contracts/shell';

/** Kinds of reports; the kind is the first word of the reason that the operator reads. */
export const REPORT_KINDS = ['unsuitable', 'mistake', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

const reasonOf = (kind: ReportKind, text: string): string => (text ? `${kind}: ${text}` : kind);

/** Maximum length of the free text: what the longest kind leaves of the reason. */
export const REPORT_TEXT_MAX = LIMITS.reportReasonMax - reasonOf('unsuitable', ' ').length;

/** Reports a story to the operator. */
export function reportStory(api: ApiClient, id: string, kind: ReportKind, text: string): Promise<null> {
  return api('POST /stories/{id}/report', {
    params: { id },
    body: { reason: reasonOf(kind, text.trim()) },
    redirectOnSessionEnd: false,
  });
}
