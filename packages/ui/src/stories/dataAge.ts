import type { DataAgeView } from '../shell/DataAge/DataAgeView.ts';
import { storyTime } from './matches.ts';

/**
 * An evening when everything works: the link is up and twelve are online. Its clock stands still, so that the pictures
 * do not change.
 */
export const storyDataAge: DataAgeView = {
  connection: 'live',
  online: true,
  confirmedAt: () => storyTime('19:05'),
  sourceTime: () => storyTime('19:05'),
  now: () => storyTime('19:05'),
  onlineCount: 12,
};
