import { normaliseTeam } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';
import { useTeamFaces } from '../teamFaces/useTeamFaces.ts';
import type { FollowNames } from './FollowsScreen/FollowsView.ts';

/**
 * How what is followed is called on the screen: a national team in the current language, a club by its short name, everything else as it was
 * stored.
 *
 * @example
 * const nameOf = useFollowName();
 * nameOf({ kind: 'team', name: 'Norway', shortName: null, code: null }); // 'Norge'
 */
export function useFollowName(): (follow: FollowNames) => string {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  return ({ kind, name: stored, shortName }) => {
    const name = stored.trim();
    if (name === '') return t(($) => $.follows.unnamed);
    return kind === 'team' ? faceOf(normaliseTeam({ id: null, name, shortName }), null).name : name;
  };
}
