import type { ErrorSink } from './ErrorReport.ts';

/** Shows a developer what would be sent. */
export const consoleSink: ErrorSink = {
  send: (report) => console.warn(`Error report ${report.number}`, report),
};
