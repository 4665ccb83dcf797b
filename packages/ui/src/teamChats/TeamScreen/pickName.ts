import type { TeamFace } from '../../teamFaces/teamFacesIn.ts';
import type { PickableTeam } from './TeamView.ts';

/**
 * What a team is called where there is room: a nation in this language, a club by its whole name.
 *
 * @example
 * pickName(brann, faceOf(brann, null)); // 'SK Brann'
 */
export function pickName(team: PickableTeam, face: TeamFace): string {
  return face.owner.kind === 'nation' ? face.name : team.name;
}
