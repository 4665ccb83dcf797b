import type { Page } from 'playwright';

export function countRequests(page: Page, kindOf: (url: URL) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const kind = kindOf(new URL(request.url()));
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  });
  return counts;
}
