import type { PitchMark, PitchTopic } from '@tribunen/domain';
import { useState } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { MarkGlyph } from '../MarkGlyph.tsx';

interface FactsTableProps {
  readonly topic: PitchTopic;
  /** The events of the picture. */
  readonly marks: readonly PitchMark[];
  /** A sentence that describes the table. */
  readonly summary: string;
}

/** The number of rows at a time, because thousands at once would keep a phone busy for a second. */
const rowsAtATime = 50;

/** The same events in words: one row each. */
export function FactsTable({ topic, marks, summary }: FactsTableProps) {
  const { t } = useWords();
  const { number } = useFormats();
  const [shown, setShown] = useState(rowsAtATime);
  const hasXg = marks.some(({ xg }) => xg !== null);
  const hasReceiver = topic === 'passes';
  const hasLength = topic !== 'duels';
  return (
    <Frame>
      <Table>
        <caption>{summary}</caption>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.commonLater.minute)}</th>
            <th scope="col">{t(($) => $.commonLater.player)}</th>
            <th scope="col">{t(($) => $.facts.table.outcome)}</th>
            {hasReceiver && <th scope="col">{t(($) => $.facts.table.receiver)}</th>}
            {hasLength && <NumberHead scope="col">{t(($) => $.facts.table.length)}</NumberHead>}
            {hasXg && <NumberHead scope="col">{t(($) => $.facts.table.xg)}</NumberHead>}
          </tr>
        </thead>
        <tbody>
          {marks.slice(0, shown).map((mark) => (
            <tr key={mark.key}>
              <td>{t(($) => $.facts.minute, { minute: mark.minute })}</td>
              <td>{mark.player ?? t(($) => $.commonLater.unknownPlayer)}</td>
              <td>
                <Outcome>
                  <MarkGlyph look={mark.look} />
                  {t(($) => $.facts.looks[mark.look])}
                </Outcome>
              </td>
              {hasReceiver && <td>{mark.receiver ?? t(($) => $.facts.table.unknown)}</td>}
              {hasLength && <NumberCell>{t(($) => $.facts.table.metres, { metres: lengthOf(mark) })}</NumberCell>}
              {hasXg && (
                <NumberCell>
                  {mark.xg === null ? t(($) => $.facts.table.unknown) : number(Math.round(mark.xg * 100) / 100)}
                </NumberCell>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {shown < marks.length && (
        <Button variant="line" block onClick={() => setShown(shown + rowsAtATime)}>
          {t(($) => $.facts.table.more)}
        </Button>
      )}
    </Frame>
  );
}

function lengthOf({ from, to }: PitchMark): number {
  return to === null ? 0 : Math.round(Math.hypot(to.x - from.x, to.y - from.y));
}

const Frame = styled.div`
  padding: 0 var(--facts-gutter);
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.font.size.sm};

  & > caption {
    ${visuallyHidden}
  }

  & th {
    padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} 0;
    color: ${theme.colour.text2};
    font-weight: ${theme.font.weight.medium};
    text-align: left;
  }

  & td {
    height: ${theme.touch};
    padding-right: ${theme.space[2]};
    border-top: 1px solid ${theme.colour.line};
  }

  /* All columns fit without scrolling. */
  ${theme.media.narrowest} {
    font-size: ${theme.font.size.cap};

    & :is(th, td) {
      padding-right: ${theme.space[1]};
    }
  }
`;

const Outcome = styled.span`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
`;

const NumberHead = styled.th`
  &&& {
    text-align: right;
  }
`;

const NumberCell = styled.td`
  text-align: right;
  white-space: nowrap;
`;
