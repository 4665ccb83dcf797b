import type { MatchId, PlayerId, RatedMatch, Rating, RatingCategory, Stars, Team, TeamId } from '@tribunen/domain';
import { fn } from 'storybook/test';
import type { RatingCardView, ScoutedPlayer, ScoutedPlayerView, ScoutingView } from '../scouting/ScoutingView.ts';
import { storyTime } from './matches.ts';

/** An invented club. */
const club = (id: number, name: string): Team & { readonly id: TeamId; readonly name: string } => ({
  id: String(id) as TeamId,
  name,
  shortName: null,
  tla: null,
  crest: null,
});
const skarvik = club(1, 'Skarvik');
const storyScoutedTeams = [skarvik, club(2, 'Lyngøy'), club(3, 'Storefjord/Glimre')] as const;

const player = (shirtNumber: number, name: string, position: ScoutedPlayer['position']): ScoutedPlayer => ({
  id: String(shirtNumber) as PlayerId,
  name,
  shirtNumber,
  position,
});

export const storySquad: readonly ScoutedPlayer[] = [
  player(1, 'Jon Åsheim', 'Goalkeeper'),
  player(2, 'Are Rønning', 'Defence'),
  player(3, 'Joakim Kvam', 'Defence'),
  player(4, 'Peder Brekke', 'Defence'),
  player(5, 'Sindre Moen', 'Defence'),
  player(6, 'Gard Sletten', 'Midfield'),
  player(8, 'Nikolai Paulsen', 'Midfield'),
  player(10, 'Johan Myhre', 'Midfield'),
  player(7, 'Håkon Solberg', 'Offence'),
  player(9, 'Erlend Hauge', 'Offence'),
  player(11, 'Maximilian Østensjø-Kristoffersen', 'Offence'),
];
export const storyStriker = player(9, 'Erlend Hauge', 'Offence');

const rating: Rating = { overall: 4.5, technical: 4, physical: 5, tactical: 3.5, mental: null };

export const openCard = {
  status: 'open',
  closesAt: storyTime('21:40'),
  rating,
  isOverallSuggested: false,
  onRate: fn<(category: RatingCategory, stars: Stars) => void>(),
  save: { status: 'ready', onSave: fn<() => void>(), onDiscard: fn<() => void>() },
} as const satisfies RatingCardView;

const course: readonly RatedMatch[] = [5, 4.5, 3, 4].map((mine, place) => ({
  matchId: String(place) as MatchId,
  ratedAt: storyTime(`${20 - place}:00`),
  mine: place === 2 ? null : (mine as Stars),
  friends: place === 1 ? null : { average: 3.8, count: 3 },
  everybody: { average: 4.1, count: 60 + place },
}));

export const storyPlayerView: ScoutedPlayerView = {
  player: storyStriker,
  average: { status: 'ready', average: { average: 4.8, count: 128 } },
  card: openCard,
  compared: [
    { category: 'overall', mine: 4.5, friends: { average: 4.2, count: 3 }, everybody: { average: 4.8, count: 128 } },
    { category: 'technical', mine: 4, friends: { average: 4, count: 2 }, everybody: { average: 4.4, count: 97 } },
    { category: 'physical', mine: 5, friends: null, everybody: { average: 4.9, count: 90 } },
    { category: 'tactical', mine: 3.5, friends: null, everybody: { average: 3.9, count: 71 } },
    { category: 'mental', mine: null, friends: null, everybody: null },
  ],
  course: { status: 'ready', matches: course },
};

export const readyScouting: Extract<ScoutingView, { status: 'ready' }> = {
  status: 'ready',
  teams: { teams: storyScoutedTeams, hrefOf: (id) => `#/scouting?lag=${id}` },
  team: skarvik,
  match: null,
  squad: {
    status: 'ready',
    players: storySquad,
    hrefOf: (id) => `#/scouting?lag=1&spiller=${id}`,
  },
  wholeTeamHref: '#/scouting?match=7&lag=home',
  chosen: storyStriker.id,
  content: { kind: 'player', ...storyPlayerView },
  top: {
    status: 'ready',
    players: [
      {
        playerId: storyStriker.id,
        playerName: 'Erlend Hauge',
        position: 'Offence',
        average: 4.8,
        count: 128,
        href: '#/9',
      },
      {
        playerId: '10' as PlayerId,
        playerName: 'Johan Myhre',
        position: 'Midfield',
        average: 4.6,
        count: 97,
        href: '#/10',
      },
      { playerId: '1' as PlayerId, playerName: 'Jon Åsheim', position: null, average: 4.4, count: 1, href: '#/1' },
    ],
  },
  chat: null,
};
