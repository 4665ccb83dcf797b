import type { ReportReason } from '@tribunen/domain';
import { mutationOptions } from '@tanstack/react-query';
import type { SafetyBackend } from '../backend/safetyBackend.ts';
import type { Reported } from '../backend/tables/message_reports.ts';

interface Report {
  readonly message: Reported;
  readonly reason: ReportReason;
  /** What comes after it. */
  readonly onReported: () => void;
}

/** Reports a message of somebody else. */
export function reportMutation(backend: Pick<SafetyBackend, 'report'>) {
  return mutationOptions({
    mutationFn: ({ message, reason }: Report) => backend.report(message, reason),
  });
}
