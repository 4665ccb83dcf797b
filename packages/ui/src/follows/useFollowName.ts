import { normaliseTeam } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';
import { useCompetitionName } from '../teamFaces/useCompetitionName.ts';
import { useTeamFaces } from '../teamFaces/useTeamFaces.ts';
import type { FollowNames } from './FollowsScreen/FollowsView.ts';

/**
 * Returns a function for the shown name of a follow: a national team in the current language, a club by its short name,
 * a competition by its translated name, and everything else as it was stored.
 */
export function useFollowName(): (follow: FollowNames) => string {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  const competitionName = useCompetitionName();
  return ({ kind, name: stored, shortName, code }) => {
    const name = stored.trim();
    if (name === '') return t(($) => $.follows.unnamed);
    if (code !== null) return competitionName({ id: code, name });
    return kind === 'team' ? faceOf(normaliseTeam({ id: null, name, shortName }), null).name : name;
  };
}
