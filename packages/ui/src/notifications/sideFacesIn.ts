import { isCalled, type Match, type Team } from '@tribunen/domain';
import type { i18n } from 'i18next';
import { codeOf, type TeamFace, teamFacesIn } from '../teamFaces/teamFacesIn.ts';
import type { RedCardView, SidesView } from './FlipCard/FlipCardView.ts';

export interface SideFaces {
  /** Home and away as everywhere else where the match is known, else under the names of the event, else as «Home» and «Away». */
  facesOf(sides: SidesView): { readonly home: TeamFace; readonly away: TeamFace };
  /** The team of a sent-off player; «Lag» where the event names none. */
  sentOffTeamOf(view: RedCardView): TeamFace;
}

/**
 * How the sides of a notification are shown: by the names of the match or the event, else as Home, Away and Lag.
 *
 * @example
 * const { facesOf } = sideFacesIn(words);
 * facesOf({ match: null, homeTeam: 'Brann', awayTeam: null }).away.name; // 'Away'
 */
export function sideFacesIn(words: Pick<i18n, 't' | 'language'>): SideFaces {
  const { t } = words;
  const faceOf = teamFacesIn(words);

  const inMatch = (match: Match, team: Team): TeamFace => faceOf(team, match.competition.id);
  const sideFace = (match: Match | null, team: Team | undefined, given: string | null, nameless: string): TeamFace =>
    match !== null && team !== undefined && team.name !== null ? inMatch(match, team) : faceNamed(given ?? nameless);

  return {
    facesOf: ({ match, homeTeam, awayTeam }) => ({
      home: sideFace(
        match,
        match?.homeTeam,
        homeTeam,
        t(($) => $.notifications.nameless.home),
      ),
      away: sideFace(
        match,
        match?.awayTeam,
        awayTeam,
        t(($) => $.notifications.nameless.away),
      ),
    }),
    sentOffTeamOf: ({ match, teamName }) => {
      if (teamName === null) return faceNamed(t(($) => $.notifications.nameless.team));
      // A team that the match knows under another name keeps the one that the event gave it.
      const sides = match === null ? [] : [match.homeTeam, match.awayTeam];
      const team = sides.find((side) => isCalled(side, teamName));
      return match === null || team === undefined ? faceNamed(teamName) : inMatch(match, team);
    },
  };
}

function faceNamed(name: string): TeamFace {
  return { name, code: codeOf({ tla: null }, name), owner: { kind: 'club', name }, image: null };
}
