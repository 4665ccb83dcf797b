import { foldText } from '../text/foldText.ts';
import type { Team } from './Match.ts';

/** Whether a name is a team's name or its short name, as a search compares text (FOLLOW-9). */
export function isCalled({ name, shortName }: Pick<Team, 'name' | 'shortName'>, called: string): boolean {
  return [name, shortName].some((each) => each !== null && foldText(each) === foldText(called));
}
