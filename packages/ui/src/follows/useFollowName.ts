import { type FollowedKind, normaliseTeam } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';
import { useTeamFaces } from '../teamFaces/useTeamFaces.ts';

/**
 * How what is followed is called on the screen: a national team in the current language, everything else as it was stored.
 *
 * @example
 * const nameOf = useFollowName();
 * nameOf('team', 'Norway'); // 'Norge'
 */
export function useFollowName(): (kind: FollowedKind, stored: string) => string {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  return (kind, stored) => {
    const name = stored.trim();
    if (name === '') return t(($) => $.follows.unnamed);
    return kind === 'team' ? faceOf(normaliseTeam({ id: null, name }), null).name : name;
  };
}
