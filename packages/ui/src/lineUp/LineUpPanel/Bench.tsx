import type { Side } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { PlayerName } from '../../links/PlayerName.tsx';
import { toShownPlayer } from '../../links/toShownPlayer.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { MarkedPlayer } from '../sideLineUp.ts';
import { EventMarks, SubstitutionMarks } from './Marks.tsx';
import { usePlayerSentence } from './usePlayerSentence.ts';

interface BenchProps {
  readonly side: Side;
  readonly team: string;
  readonly players: readonly MarkedPlayer[];
}

/** The substitutes of one side, with the minute at which they came on. */
export function Bench({ side, team, players }: BenchProps) {
  const { t } = useWords();
  const title = t(($) => $.lineUp.bench);
  if (players.length === 0) return null;
  return (
    <section>
      <Title>{title}</Title>
      <ul aria-label={t(($) => $.lineUp.list, { title, team })}>
        {players.map((marked) => (
          <BenchRow key={marked.player.id} side={side} marked={marked} />
        ))}
      </ul>
    </section>
  );
}

interface BenchRowProps {
  readonly side: Side;
  readonly marked: MarkedPlayer;
}

const BenchRow = memo(
  function BenchRow({ side, marked }: BenchRowProps) {
    const sentenceOf = usePlayerSentence();
    const { player, marks } = marked;
    return (
      <Row>
        <PlayerName player={toShownPlayer(player, side)} coversRow>
          <Spoken>{sentenceOf(marked)}</Spoken>
        </PlayerName>
        <Number aria-hidden>{player.shirtNumber}</Number>
        <Name aria-hidden>{player.name}</Name>
        <Beside aria-hidden>
          <EventMarks marks={marks} />
          <SubstitutionMarks marks={marks} />
        </Beside>
      </Row>
    );
  },
  (before, after) =>
    before.side === after.side &&
    before.marked.player === after.marked.player &&
    JSON.stringify(before.marked.marks) === JSON.stringify(after.marked.marks),
);

const Title = styled.h3`
  padding-block: ${theme.space[3]} ${theme.space[2]};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.touch};
  border-top: 1px solid ${theme.colour.line};
  line-height: ${theme.font.line.snug};
  overflow-wrap: anywhere;

  /* The name's button covers the whole row. */
  & > * {
    grid-row: 1;
  }
  & > button {
    grid-column: 1 / -1;
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Number = styled.span`
  grid-column: 1;
  color: ${theme.colour.text2};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.font.weight.bold};
`;

const Name = styled.span`
  grid-column: 2;
`;

const Beside = styled.span`
  grid-column: 3;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.font.size.sm};
`;
