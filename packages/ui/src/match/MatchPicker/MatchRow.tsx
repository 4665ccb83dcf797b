import type { Match } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { Link } from '../../links/Link.tsx';
import { MatchStatusLabel } from '../../matchWords/MatchStatusLabel.tsx';
import { useMatchSentence } from '../../matchWords/useMatchSentence.ts';
import { forcedOutline } from '../../theme/forcedOutline.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { StackedSides } from '../../matchWords/StackedSides/StackedSides.tsx';

interface MatchRowProps {
  readonly match: Match;
  readonly href: string;
  /** The open match. */
  readonly isChosen: boolean;
}

/** A match in a narrow column: the teams one above the other, the score, and the state in a word or the kick-off. */
export const MatchRow = memo(function MatchRow({ match, href, isChosen }: MatchRowProps) {
  const sentenceOf = useMatchSentence();
  return (
    <Row href={href} aria-current={isChosen ? 'true' : undefined}>
      <Sentence>{sentenceOf(match)}</Sentence>
      <StackedSides match={match} />
      <Status aria-hidden>
        <MatchStatusLabel match={match} />
      </Status>
    </Row>
  );
});

/** In CSS pixels. */
export const rowHeight = 68;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 92px;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${rowHeight}px;
  padding: 6px ${theme.space.gutter};

  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    box-shadow: inset 4px 0 ${theme.colour.turf};
    background: ${theme.colour.turfSoft};
    ${forcedOutline}
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.colour.turfSoft};
    }
  }
`;

const Sentence = styled.span`
  ${visuallyHidden}
`;

/** Makes the label transparent. Its background hides the halfway line of a match card, but would hide the colour of this row. */
const Status = styled.span`
  display: flex;
  justify-content: flex-end;

  & > time,
  & > span:has(> span) {
    background: none;
  }
`;
