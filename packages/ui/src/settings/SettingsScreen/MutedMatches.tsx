import type { MatchId } from '@tribunen/domain';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { ListPart } from './ListPart.tsx';
import { ListRow } from './ListRow.tsx';
import type { MutedMatch } from './PushView.ts';

interface MutedMatchesProps {
  readonly matches: readonly MutedMatch[];
  onUnmute(id: MatchId): void;
}

/** The matches that the user has muted, each with a button that ends it. */
export function MutedMatches({ matches, onUnmute }: MutedMatchesProps) {
  const { t } = useWords();
  return (
    <ListPart
      title={t(($) => $.pushSettings.muted)}
      hint={t(($) => $.pushSettings.mutedHint)}
      none={t(($) => $.pushSettings.noneMuted)}
      count={matches.length}
    >
      {matches.map((muted) => (
        <Muted key={muted.id} muted={muted} onUnmute={() => onUnmute(muted.id)} />
      ))}
    </ListPart>
  );
}

function Muted({ muted: { id, match }, onUnmute }: { readonly muted: MutedMatch; onUnmute(): void }) {
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
      action={t(($) => $.safety.lift)}
      onAct={onUnmute}
    />
  );
}
