/** The reasons for which a spectator can report a message, in the order of the choice. */
export const REPORT_REASONS = ['abuse', 'hate', 'threat', 'spam', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
