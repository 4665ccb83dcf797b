import {
  dayStrip,
  groupByCompetition,
  instantAt,
  type Match,
  normaliseMatch,
  osloDayOf,
  type Side,
} from '@tribunen/domain';
import { AppShell, DataAgeStatus, DemoBar, FlipCardPlace, PageAddresses, ResultsScreen } from '@tribunen/ui';
import { tabPath } from '../../features/shell/activeTab.ts';

const now = instantAt(0);
const day = osloDayOf(now);
const doNothing = () => {};

const result = (homeGoals: number, awayGoals: number) => ({
  score: { fullTime: { home: homeGoals, away: awayGoals } },
});

/** A card of each look: every state of a match, and each side as winner and as loser. */
const matches: readonly Match[] = [
  { status: 'TIMED' },
  { status: 'IN_PLAY', minute: 1, simulated: true, ...result(0, 0) },
  { status: 'PAUSED', redCards: { home: 2, away: 1 }, ...result(0, 0) },
  { status: 'FINISHED', ...result(1, 0) },
  { status: 'FINISHED', ...result(0, 1) },
  { status: 'POSTPONED' },
].flatMap((parts, index) => {
  const match = normaliseMatch({
    id: index + 1,
    utcKickoff: now,
    homeTeam: { id: 1, name: 'Wanderers' },
    awayTeam: { id: 2, name: 'Rovers' },
    competition: { id: 1, code: 'L', name: 'League' },
    ...parts,
  });
  return match === null ? [] : [match];
});

const flashes = new Map(
  matches.filter(({ status }) => status === 'IN_PLAY').map(({ id }) => [id, new Set<Side>(['home', 'away'])]),
);

const demoView = {
  speed: 10,
  onSpeed: doNothing,
  scenario: 'kampdag',
  onScenario: doNothing,
  onRestart: doNothing,
  faultsOpen: false,
  onFaults: doNothing,
} as const;

const noDays = { day, today: day, days: [], onSelectDay: doNothing, matchDays: new Set<never>() };

/**
 * A day without followed matches. All matches are among the others, because those are rendered at once, whereas
 * followed ones are rendered in a second step.
 */
const dayWith = (shown: readonly Match[]) =>
  ({
    ...noDays,
    status: 'empty',
    nextDay: day,
    others: {
      groups: groupByCompetition(shown),
      collapsed: new Set<never>(),
      onToggleSection: doNothing,
      open: true,
      onToggle: doNothing,
    },
    flashes,
    matchHref: () => '',
    chosen: null,
    ownTeams: new Set<never>(),
    stale: null,
    filter: { chosen: 'all', live: 1, onFilter: doNothing },
  }) as const;

/**
 * Every component of the first results screen, with a card of each look, and in the demo its bar. The build renders it
 * and keeps only its styles. Because these styles are already in `index.html`, the app inserts no rules while the cards
 * appear, so the browser does not recalculate the style of the whole page.
 */
export function FirstResults({ demo }: { readonly demo: boolean }) {
  return (
    <PageAddresses value={{ team: () => '', competition: () => '' }}>
      <AppShell
        view={{
          activeTab: 'results',
          tabHref: tabPath,
          unread: 1,
          onSearch: doNothing,
          profile: {
            status: 'signed-in',
            name: 'A Member',
            invitations: 1,
            current: false,
            menuHref: '',
            hrefs: { profile: '', friends: '', follows: '', teamNotices: '', fantasy: '', settings: '' },
            alerts: null,
            developerLinks: [],
            onSignOut: doNothing,
            theme: 'system',
            onTheme: doNothing,
          },
          englishOffer: null,
          dataAge: (
            <DataAgeStatus
              view={{
                connection: 'live',
                online: true,
                confirmedAt: () => now,
                sourceTime: () => now,
                now: () => now,
                onlineCount: 2,
              }}
            />
          ),
          bar: demo ? <DemoBar view={demoView} /> : null,
        }}
      >
        <ResultsScreen view={{ ...dayWith(matches), days: dayStrip(day, day) }} />
        <ResultsScreen view={{ ...dayWith(matches), status: 'no-follows', product: '', chooseHref: '' }} />
        {/* This list has only simulated matches, because the heading of such a section says so. */}
        <ResultsScreen view={dayWith(matches.filter(({ simulated }) => simulated))} />
        <ResultsScreen view={{ ...noDays, status: 'loading', spinner: true }} />
      </AppShell>
      <FlipCardPlace view={{ shown: null, onClose: doNothing, onEnableSound: null }} />
    </PageAddresses>
  );
}
