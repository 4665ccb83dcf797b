import type { GoalBanner } from '../notifications/GoalBannerBoard.ts';
import { exampleMatch } from './exampleMatch.ts';

/** The home side's goal that makes it 1–0 in the 30th minute, by nobody knows whom. */
export function exampleGoalBanner(id: string): GoalBanner {
  return {
    id,
    match: exampleMatch({ id: 1 }),
    homeScore: 1,
    awayScore: 0,
    scoringSide: 'home',
    scorer: null,
    minute: 30,
    isFantasy: false,
  };
}
