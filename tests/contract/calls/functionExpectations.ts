import { managers } from '../targets/fillFootball.ts';
import type { Expectation } from './Expectation.ts';
import type { Outcomes } from './Outcomes.ts';
import { ids } from './ids.ts';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(Date.now());
const everybody: Outcomes = [1, 1, 1, 1, 1, 1];
const football = (endpoint: string) => () => ({ endpoint, method: 'GET' });

export const calls: readonly Expectation[] = [
  { call: 'readDay', body: () => ({ date: day }), outcomes: everybody },
  {
    call: 'readDay',
    what: 'that is not a date',
    body: () => ({ date: 'i morgen' }),
    outcomes: ['400', '400', '400', '400', '400', '400'],
  },
  {
    call: 'readDeltas',
    body: () => ({ date: day, since: new Date(Date.now() - 60_000).toISOString() }),
    outcomes: everybody,
  },
  { call: 'readMatch', body: (_people, _me, { matchOfDay }) => ({ id: matchOfDay, t: 1 }), outcomes: everybody },
  { call: 'readUpdates', outcomes: everybody },
  { call: 'readHealth', outcomes: everybody },
  { call: 'readCompetitions', outcomes: everybody },
  { call: 'searchTeams', body: () => ({ name: 'Arsenal' }), outcomes: everybody },
  { call: 'readTeams', body: football('competitions/2021/teams'), outcomes: everybody },
  { call: 'readStandings', body: football('competitions/2021/standings'), outcomes: everybody },
  { call: 'readSeason', body: football('competitions/2021/matches'), outcomes: everybody },
  { call: 'readScorers', body: football('competitions/2021/scorers'), outcomes: everybody },
  { call: 'readTeam', body: football('teams/57'), outcomes: everybody },
  { call: 'readMatchesOfTeam', body: football('teams/57/matches'), outcomes: everybody },
  { call: 'readTeamsToRate', body: () => ({ action: 'teams' }), outcomes: everybody },
  { call: 'readPlayersToRate', body: () => ({ action: 'players', params: { teamId: '57' } }), outcomes: everybody },
  ...[{}, { game: 'fpl' }, { game: 'eliteserien' }].flatMap((game): readonly Expectation[] => {
    const teamId = game.game === 'eliteserien' ? managers.eliteserien : managers.fpl;
    const what = game.game === undefined ? 'without the name of a game' : `of ${game.game}`;
    return [
      { call: 'readNameOfFantasyTeam', what, body: () => ({ action: 'team', teamId, ...game }), outcomes: everybody },
      { call: 'readFantasyPicks', what, body: () => ({ action: 'picks', teamId, ...game }), outcomes: everybody },
      {
        call: 'readFantasyGameweek',
        what,
        body: () => ({ action: 'gameweek', teamIds: [teamId], ...game }),
        outcomes: everybody,
      },
    ];
  }),
  { call: 'bootLive', outcomes: everybody },
  { call: 'readLiveVersion', outcomes: everybody },
  { call: 'readLiveDelta', values: () => ({ version: '0' }), outcomes: everybody },
  {
    call: 'sendInvitation',
    body: () => ({ recipientEmail: `ny-${crypto.randomUUID()}@example.com` }),
    outcomes: ['401', 1, 1, 1, 1, 1],
    changes: ['invitations'],
  },
  {
    call: 'acceptInvitation',
    body: () => ({ token: ids.token }),
    outcomes: ['401', '409', '409', 1, '409', '409'],
    changes: ['friendships', 'user_blocks', 'invitations'],
  },
  {
    call: 'exportMyData',
    body: () => ({ skipped: 0 }),
    outcomes: ['401', 1, 1, 1, 1, 1],
    rows: (_people, { id, email }) => [{ account: { id, email } }],
  },
  {
    call: 'deleteAccount',
    what: 'with another user’s address',
    body: () => ({ email: 'a@example.com' }),
    outcomes: ['401', '400', '400', '400', '400', '400'],
  },
  { call: 'warmResults', outcomes: ['401', '403', '403', '403', '403', 1] },
];
