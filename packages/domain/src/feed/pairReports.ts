/** A report, and the known event that it describes; null where it describes a new one. */
export interface PairedReport<Known, Report> {
  readonly report: Report;
  readonly known: Known | null;
}

/**
 * Finds the known event that each report describes: by the surest sign first, each event and each report once.
 *
 * @param signs from the surest to the weakest
 * @example
 * const signs = [(known, report) => known === report, (known, report) => known[0] === report[0]];
 * pairReports(['a1', 'b2'], ['b3', 'a1', 'c'], signs).map(({ known }) => known); // ['b2', 'a1', null]
 */
export function pairReports<Known, Report>(
  known: readonly Known[],
  reports: readonly Report[],
  signs: readonly ((known: Known, report: Report) => boolean)[],
): readonly PairedReport<Known, Report>[] {
  const free = new Set(known);
  const found = new Map<number, Known>();
  for (const isSign of signs) {
    for (const [index, report] of reports.entries()) {
      if (found.has(index)) continue;
      const event = [...free].find((candidate) => isSign(candidate, report));
      if (event === undefined) continue;
      free.delete(event);
      found.set(index, event);
    }
  }
  return reports.map((report, index) => ({ report, known: found.get(index) ?? null }));
}
