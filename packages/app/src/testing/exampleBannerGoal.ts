import type { BannerGoal } from '@tribunen/domain';
import { exampleMatch } from './exampleMatch.ts';

/** The home side's goal for 1–0 in the 30th minute, by an unknown scorer. */
export function exampleBannerGoal(id: string): BannerGoal {
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
