import { eventsOf, instantAt, normaliseMatch, osloDayOf } from '@tribunen/domain';
import { FirstMatch } from './FirstMatch.tsx';

const home = { id: 1, name: 'Wanderers' };
const away = { id: 2, name: 'Rovers' };
const goals = [1, 2, 3, 4].map((minute) => ({ minute, team: home, scorer: { name: 'A Scorer' } }));
const bookings = [{ minute: 5, team: away, player: { name: 'A Player' }, card: 'RED' }];
const score = { fullTime: { home: goals.length, away: 0 } };

/**
 * An opened match in each of its looks. The build renders it and keeps only its styles, because the header of a match is
 * drawn before the scripts that would insert them (`showFirstMatch`).
 */
export function FirstMatchLooks() {
  return [
    { status: 'TIMED' },
    { status: 'IN_PLAY', minute: 6, simulated: true, score },
    { status: 'PAUSED', score },
    { status: 'FINISHED', score },
    { status: 'POSTPONED' },
  ].map((parts) => {
    const match = normaliseMatch({
      id: 1,
      utcKickoff: instantAt(0),
      homeTeam: home,
      awayTeam: away,
      competition: { id: 1, code: 'L', name: 'League' },
      ...parts,
    });
    const events = 'score' in parts && match !== null ? eventsOf({ ...match, goals, bookings }) : [];
    return match && <FirstMatch today={osloDayOf(instantAt(0))} key={parts.status} match={match} events={events} />;
  });
}
