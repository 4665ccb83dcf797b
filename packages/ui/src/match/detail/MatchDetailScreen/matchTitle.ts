import type { Match } from '@tribunen/domain';
import type { i18n } from 'i18next';
import { teamFacesIn } from '../../../teamFaces/teamFacesIn.ts';

/**
 * The title of the page of an opened match: its teams, and nothing of how it stands, because the browser shows the
 * titles of other tabs, of bookmarks and of its history at any time (KNOWN-2).
 */
export function matchTitle(words: Pick<i18n, 't' | 'language'>, match: Match): string {
  const faceOf = teamFacesIn(words);
  const { id } = match.competition;
  return words.t(($) => $.common.versus, {
    home: faceOf(match.homeTeam, id).name,
    away: faceOf(match.awayTeam, id).name,
  });
}
