import type { MarkLook, PitchChoice } from '@tribunen/domain';
import { useId } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { MarkGlyph } from '../MarkGlyph.tsx';
import { statWords } from './statWords.ts';
import type { CountedStat } from './summaryWords.ts';

interface StatListProps {
  readonly stats: readonly CountedStat[];
  readonly chosen: PitchChoice;
  onChoice(choice: PitchChoice): void;
}

/** The statistics of a topic, each with its count, of which one is drawn. Each outcome has the shape that it has on the pitch. */
export function StatList({ stats, chosen, onChoice }: StatListProps) {
  const { t } = useWords();
  const { number } = useFormats();
  const name = useId();
  return (
    <Group>
      <legend>{t(($) => $.facts.topics[chosen.topic])}</legend>
      {stats.map(({ choice, count }) => {
        const look = lookOf(choice);
        return (
          <Row key={choice.stat}>
            <input type="radio" name={name} checked={choice.stat === chosen.stat} onChange={() => onChoice(choice)} />
            <span>{statWords(choice, t)}</span>
            {look === null ? <span /> : <MarkGlyph look={look} />}
            <Count>{number(count)}</Count>
          </Row>
        );
      })}
    </Group>
  );
}

/** The outcome of a statistic's events; null for a statistic of every outcome. */
function lookOf({ topic, stat }: PitchChoice): MarkLook | null {
  switch (stat) {
    case 'goals':
      return 'goal';
    case 'off-target':
    case 'blocked':
    case 'completed':
    case 'failed':
    case 'won':
    case 'lost':
      return stat;
    case 'all':
      return topic === 'runs' ? 'run' : null;
    case 'on-target':
    case 'long':
    case 'into-box':
    case 'in-box':
      return null;
  }
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0 var(--facts-gutter);
  border: 0;

  & > legend {
    ${visuallyHidden}
  }
`;

const Row = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 24px 1fr 24px auto;
  gap: 10px;
  align-items: center;
  min-height: 46px;
  font-weight: ${theme.font.weight.medium};
  cursor: pointer;

  & + & {
    border-top: 1px solid ${theme.colour.line};
  }

  & > input {
    width: 22px;
    height: 22px;
    min-height: 0;
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px ${theme.colour.edge};
    appearance: none;
    cursor: pointer;

    &:checked {
      background: ${theme.colour.turf};
      box-shadow:
        inset 0 0 0 2px ${theme.colour.turf},
        inset 0 0 0 5px ${theme.colour.ground};
    }
  }
`;

const Count = styled.span`
  min-width: 2.25rem;
  font-weight: ${theme.font.weight.black};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
