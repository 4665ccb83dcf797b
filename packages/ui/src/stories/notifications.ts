import type { GatheredCardView, GoalCardView, RedCardView } from '../notifications/FlipCard/FlipCardView.ts';
import { goalForNorway, longNames } from './matches.ts';

/** The cards in the stories. */
export const goalCard: GoalCardView = {
  status: 'goal',
  match: goalForNorway,
  homeTeam: 'Brazil',
  awayTeam: 'Norway',
  homeScore: 0,
  awayScore: 2,
  scoringSide: 'away',
  scorer: 'Erling Haaland',
  minute: 90,
  isFantasy: true,
};

export const clubGoalCard: GoalCardView = {
  ...goalCard,
  match: null,
  homeTeam: 'Brann',
  awayTeam: 'Viking',
  homeScore: 2,
  awayScore: 1,
  scoringSide: 'home',
  scorer: 'Finne',
  minute: 67,
  isFantasy: false,
};

export const namelessGoalCard: GoalCardView = {
  ...clubGoalCard,
  homeTeam: null,
  awayTeam: null,
  homeScore: 1,
  awayScore: 0,
  scorer: null,
  minute: null,
};

export const longGoalCard: GoalCardView = {
  ...goalCard,
  match: longNames,
  homeScore: 10,
  awayScore: 11,
  scorer: 'Kristoffer Vassbakk Ajer-Storefjordingen',
};

export const redCard: RedCardView = {
  status: 'red',
  match: goalForNorway,
  homeTeam: 'Brazil',
  awayTeam: 'Norway',
  teamName: 'Brazil',
  player: 'Casemiro',
  minute: 87,
};

export const namelessRedCard: RedCardView = {
  ...redCard,
  match: null,
  homeTeam: null,
  awayTeam: null,
  teamName: null,
  player: null,
  minute: null,
};

export const gatheredCard: GatheredCardView = { status: 'gathered', goals: 3, redCards: 0 };

export const gatheredWithRedCard: GatheredCardView = { status: 'gathered', goals: 3, redCards: 1 };
