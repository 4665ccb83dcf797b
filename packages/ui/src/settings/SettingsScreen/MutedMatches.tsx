import type { MatchId } from '@tribunen/domain';
import { useWords } from '../../i18n/useWords.ts';
import { ListPart } from './ListPart.tsx';
import { MatchRow } from './MatchRow.tsx';
import type { MutedMatch } from './PushView.ts';

interface MutedMatchesProps {
  readonly matches: readonly MutedMatch[];
  onUnmute(id: MatchId): void;
}

/** The matches that the user has muted, each with a button that unmutes it. */
export function MutedMatches({ matches, onUnmute }: MutedMatchesProps) {
  const { t } = useWords();
  return (
    <ListPart
      title={t(($) => $.pushSettings.muted)}
      hint={t(($) => $.pushSettings.mutedHint)}
      none={t(($) => $.pushSettings.noneMuted)}
      count={matches.length}
    >
      {matches.map(({ id, match }) => (
        <MatchRow key={id} id={id} match={match} action={t(($) => $.safety.lift)} onAct={() => onUnmute(id)} />
      ))}
    </ListPart>
  );
}
