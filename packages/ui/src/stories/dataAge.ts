import type { DataAgeView } from '../shell/DataAge/DataAgeView.ts';
import { storyTime } from './matches.ts';

/** An evening on which all is well: the link is up and twelve are here. Its clock stands still, so that its pictures do. */
export const storyDataAge: DataAgeView = {
  connection: 'live',
  online: true,
  confirmedAt: () => storyTime('19:05'),
  now: () => storyTime('19:05'),
  onlineCount: 12,
};
