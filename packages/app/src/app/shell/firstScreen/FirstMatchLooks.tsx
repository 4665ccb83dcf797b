import { eventsOf, instantAt, type MatchParts, normaliseMatch, osloDayOf } from '@tribunen/domain';
import { FirstMatch } from './FirstMatch.tsx';

const at = instantAt(0);
const teams = { homeTeam: { id: 1, name: 'Wanderers' }, awayTeam: { id: 2, name: 'Rovers' } };
const events = eventsOf({
  ...teams,
  goals: [1, 2, 3, 4].map((minute) => ({ minute, team: teams.homeTeam, scorer: { name: `Scorer ${minute}` } })),
  bookings: [{ minute: 5, team: teams.awayTeam, player: { name: 'A Player' }, card: 'RED' }],
});

/** Together they have every look. The figures of a score are smaller with three digits, and with four. */
const looks: readonly Partial<MatchParts>[] = [
  { status: 'TIMED', homeTeam: { id: null, name: null } },
  { status: 'SCHEDULED', isTimeSet: false },
  { status: 'IN_PLAY', minute: 6, simulated: true, score: { fullTime: { home: 4, away: 0 } } },
  { status: 'PAUSED', score: { fullTime: { home: 10, away: 0 } } },
  {
    status: 'FINISHED',
    homeTeam: { ...teams.homeTeam, crest: '/crest.svg' },
    score: {
      fullTime: { home: 11, away: 10 },
      regularTime: { home: 10, away: 10 },
      penalties: { home: 1, away: 0 },
    },
  },
];

/**
 * An opened match in each of its looks. The build renders it and keeps only its styles, because the header of a match is
 * drawn before the scripts that would insert them (`showFirstMatch`).
 */
export function FirstMatchLooks() {
  return looks.map((parts, n) => {
    const match = normaliseMatch({
      id: n + 1,
      utcKickoff: at,
      status: null,
      ...teams,
      competition: { id: 1, code: 'L', name: 'League' },
      matchday: 1,
      ...parts,
    });
    return match && <FirstMatch key={match.id} match={match} events={events} today={osloDayOf(at)} />;
  });
}
