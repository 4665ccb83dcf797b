import type { Match, MatchId } from '@tribunen/domain';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { ListRow } from './ListRow.tsx';

interface MatchRowProps {
  readonly id: MatchId;
  /** Null while the match is not known. */
  readonly match: Match | null;
  /** The text of the button that removes the match from the list. */
  readonly action: string;
  onAct(): void;
}

/** A match in a list of the settings, with its day. */
export function MatchRow({ id, match, action, onAct }: MatchRowProps) {
  const { t } = useWords();
  const { dateInFigures } = useFormats();
  const faceOf = useTeamFaces();
  const nameOf = (side: 'homeTeam' | 'awayTeam'): string =>
    match === null ? '' : faceOf(match[side], match.competition.id).name;
  return (
    <ListRow
      name={
        match === null
          ? t(($) => $.pushSettings.unknownMatch, { id })
          : t(($) => $.common.versus, { home: nameOf('homeTeam'), away: nameOf('awayTeam') })
      }
      detail={match === null ? null : dateInFigures(match.utcKickoff)}
      action={action}
      onAct={onAct}
    />
  );
}
