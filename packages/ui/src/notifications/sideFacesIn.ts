import { isCalled, type Match, type Team } from '@tribunen/domain';
import type { i18n } from 'i18next';
import { codeOf, type TeamFace, teamFacesIn } from '../teamFaces/teamFacesIn.ts';
import type { RedCardView, SidesView } from './FlipCard/FlipCardView.ts';

export interface SideFaces {
  /**
   * The home and away teams: from the match if the app knows it, otherwise with the names from the event, otherwise as
   * «Home» and «Away».
   */
  facesOf(sides: SidesView): { readonly home: TeamFace; readonly away: TeamFace };
  /** The team of a sent-off player; «Lag» where the event names none. */
  sentOffTeamOf(view: RedCardView): TeamFace;
}

/** The names and crests of the sides of a notification: from the match or the event, otherwise Home, Away and Lag. */
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
      // If the names in the match and the event differ, the name in the event is used.
      const sides = match === null ? [] : [match.homeTeam, match.awayTeam];
      const team = sides.find((side) => isCalled(side, teamName));
      return match === null || team === undefined ? faceNamed(teamName) : inMatch(match, team);
    },
  };
}

function faceNamed(name: string): TeamFace {
  return { name, code: codeOf({ tla: null }, name), owner: { kind: 'club', name }, image: null };
}
