import type { BrowserContext } from '@playwright/test';

const kickoff = Date.now() - 30 * 60_000;
const match = {
  id: 7,
  utcDate: new Date(kickoff).toISOString(),
  minute: 30,
  homeTeam: { id: 57, name: 'Arsenal FC' },
  awayTeam: { id: 61, name: 'Chelsea FC' },
  competition: { id: 2021, code: 'PL', name: 'Premier League' },
};

/** Answers a context's pages as a backend that lists only this match today, and fails at every other call. */
export async function serveMatch(
  context: BrowserContext,
  { home, status = 'IN_PLAY' }: { readonly home: number; readonly status?: 'IN_PLAY' | 'FINISHED' },
): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await context.route('https://example.supabase.co/**', async (route) => {
    const isList = route.request().url().includes('results-today-edge');
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers });
    if (!isList) return route.fulfill({ status: 503, headers });
    return route.fulfill({
      headers,
      json: { matches: [{ ...match, status, score: { fullTime: { home, away: 0 } } }] },
    });
  });
}
