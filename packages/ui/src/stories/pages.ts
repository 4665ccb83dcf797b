import { currentRound, type MatchId, programmeOf, roundsOf } from '@tribunen/domain';
import { fn } from 'storybook/test';
import type { CompetitionPageView } from '../pages/CompetitionPage/CompetitionPageView.ts';
import type { PlayerCardView } from '../pages/PlayerCard/PlayerCardView.ts';
import type { ShownPlayer } from '../links/PlayerCards.ts';
import type { TeamPageView } from '../pages/TeamPage/TeamPageView.ts';
import { storyTeams } from './account.ts';
import { finished, followedGroups, lateKickoff, liveMatch, otherGroups, storyDay } from './matches.ts';

const storyMatches = [...followedGroups, ...otherGroups].flatMap(({ matches }) => matches);
const { competition, homeTeam } = liveMatch;
/** The year before: the same results again. */
const lastYear = storyMatches.map((match) => ({ ...match, id: `${match.id}-before` as MatchId }));
const matchHref = ({ id }: { readonly id: string }) => `#/match/${id}`;

const storySquad: readonly ShownPlayer[] = [
  ['Odin Kvam', 'Goalkeeper'],
  ['Åsmund Rød', 'Centre-Back'],
  ['Jens Strand Hovland', 'Left-Back'],
  ['Mats Lie', 'Central Midfield'],
  ['Henrik Bartholomeus von Wessel-Hagerup', 'Libero'],
].map(([name = '', position = null], n) => ({ id: String(100 + n), name, number: n + 1, position, team: homeTeam }));

export const storyTeamPage: Extract<TeamPageView, { status: 'ready' }> = {
  status: 'ready',
  team: homeTeam,
  venue: 'Skarvik stadion',
  coach: 'Ola Brekke',
  chatHref: '#/team?lag=1',
  follow: { status: 'ready', isFollowed: false, onFollow: fn(), onUnfollow: fn() },
  places: {
    status: 'ready',
    value: [{ competition, href: `#/competition/${competition.id}`, position: 3, played: 14, points: 27 }],
  },
  programme: {
    status: 'ready',
    value: { ...programmeOf([...storyMatches, ...lastYear]), form: ['W', 'D', 'L', 'W', 'W'] },
  },
  squad: storySquad,
  today: storyDay,
  matchHref,
};

const rounds = roundsOf(
  [liveMatch, finished, lateKickoff].map((match, n) => ({ ...match, stage: 'REGULAR_SEASON', matchday: 11 + n })),
);
const [shown] = rounds;
if (shown === undefined) throw new Error('no round in the stories');

export const storyCompetitionPage: Extract<CompetitionPageView, { status: 'ready' }> = {
  status: 'ready',
  competition,
  follow: { status: 'ready', isFollowed: true, onFollow: fn(), onUnfollow: fn() },
  table: null,
  rounds: { status: 'ready', value: { rounds, shown: currentRound(rounds) ?? shown, onShow: fn() } },
  leavesScorersOut: false,
  scorers: {
    status: 'ready',
    value: storySquad.slice(0, 4).map((player, n) => ({
      place: n < 2 ? 1 : n + 1,
      player,
      team: storyTeams[n] ?? homeTeam,
      goals: n < 2 ? 9 : 8 - n,
      assists: n,
      penalties: n === 0 ? 2 : 0,
    })),
  },
  today: storyDay,
  matchHref,
  teamHref: ({ id }) => (id === null ? null : `#/team/${id}`),
};

export const storyPlayerCard: PlayerCardView = {
  name: 'Henrik Østgård',
  number: 10,
  position: 'Attacking Midfield',
  team: { team: homeTeam, href: '#/team/1' },
  match: {
    minutes: 67,
    events: [
      { kind: 'goal', minute: 12, extraTime: null },
      { kind: 'assist', minute: 45, extraTime: 2 },
      { kind: 'went-off', minute: 67, extraTime: null },
    ],
  },
  rating: { status: 'ready', value: { average: 4.3, count: 128 } },
  rateHref: '#/scouting?lag=1&spiller=100',
  others: { status: 'ready', value: [lateKickoff, finished] },
  hrefOf: matchHref,
  today: storyDay,
  onClose: fn(),
};
