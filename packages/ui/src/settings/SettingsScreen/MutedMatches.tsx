import type { MatchId } from '@tribunen/domain';
import { useId } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';
import { ListPart } from './ListPart.tsx';
import type { MutedMatch } from './PushView.ts';
import { Explanation } from './SettingsSection.tsx';

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
  const nameId = useId();
  const nameOf = (side: 'homeTeam' | 'awayTeam'): string =>
    match === null ? '' : faceOf(match[side], match.competition.id).name;
  return (
    <Row>
      <div>
        <Name id={nameId}>
          {match === null
            ? t(($) => $.pushSettings.unknownMatch, { id })
            : t(($) => $.common.versus, { home: nameOf('homeTeam'), away: nameOf('awayTeam') })}
        </Name>
        {match !== null && <Explanation>{dateInFigures(match.utcKickoff)}</Explanation>}
      </div>
      <Button small variant="line" aria-describedby={nameId} onClick={onUnmute}>
        {t(($) => $.safety.lift)}
      </Button>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Name = styled.div`
  overflow-wrap: anywhere;
`;
