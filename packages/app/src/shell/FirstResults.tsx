import { dayStrip, groupByCompetition, instantAt, type Match, normaliseMatch, osloDayOf } from '@tribunen/domain';
import { AppShell, DataAgeStatus, ResultsScreen } from '@tribunen/ui';
import { tabPath } from '../features/shell/activeTab.ts';

const now = instantAt(0);
const day = osloDayOf(now);

/** A card of each look. */
const matches: readonly Match[] = [
  { status: 'TIMED' },
  { status: 'IN_PLAY', minute: 1 },
  { status: 'PAUSED' },
  { status: 'FINISHED', score: { fullTime: { home: 1, away: 0 } } },
].flatMap((parts, index) => {
  const match = normaliseMatch({
    id: index + 1,
    utcKickoff: now,
    homeTeam: { id: 1, name: 'Wanderers' },
    awayTeam: { id: 2, name: 'Rovers' },
    competition: { id: 1, code: 'L', name: 'League' },
    score: { fullTime: { home: 0, away: 0 } },
    ...parts,
  });
  return match === null ? [] : [match];
});

const sections = { groups: groupByCompetition(matches), collapsed: new Set<never>(), onToggleSection: () => {} };

/**
 * Every component of the first results screen, with a card of each look. The build renders it and keeps its styles only. With these styles
 * already in `index.html`, the app inserts no rules while the cards appear, so the browser does not recalculate the style of the whole page.
 */
export function FirstResults() {
  return (
    <AppShell
      view={{
        activeTab: 'results',
        tabHref: tabPath,
        unread: 0,
        profile: { status: 'loading', theme: 'system', onTheme: () => {} },
        dataAge: (
          <DataAgeStatus
            view={{ connection: 'live', online: true, confirmedAt: () => now, now: () => now, onlineCount: 2 }}
          />
        ),
        bar: null,
      }}
    >
      <ResultsScreen
        view={{
          // With followed matches the list itself would come in a second step.
          status: 'empty',
          day,
          today: day,
          days: dayStrip(day, day),
          onSelectDay: () => {},
          others: { ...sections, open: true, onToggle: () => {} },
          flashes: new Map(),
          matchHref: () => '',
          choice: null,
          stale: null,
        }}
      />
    </AppShell>
  );
}
