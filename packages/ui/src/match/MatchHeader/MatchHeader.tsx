import type { Match, Side } from '@tribunen/domain';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMatchSentence } from '../../matchWords/useMatchSentence.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { CentreCircle } from './CentreCircle.tsx';
import { HeaderLights } from './HeaderLights.tsx';
import { narrow } from './headerSize.ts';
import { PitchFromAbove } from './PitchFromAbove.tsx';
import { TeamOnPitch } from './TeamOnPitch.tsx';

interface MatchHeaderProps {
  /** The product's name, the header's title; null for none. */
  readonly product?: string | null;
  readonly match: Match;
  /**
   * The sides that spectators cheer for. The half of a side in this map is floodlit, and its lamp flashes again when
   * the number of cheers changes.
   */
  readonly cheering: ReadonlyMap<Side, number>;
  /** The element where the circle meets the halfway line; by default the state of the match. */
  readonly status?: ReactNode;
  /** The element before the title. */
  readonly start?: ReactNode;
  /** The header's action, next to the title; null for none. */
  readonly action: ReactNode;
}

/**
 * The match as a pitch seen from above: names, crests, score and status. The half of a side that scores, or that
 * spectators cheer for, is floodlit. The header is used in the panes of a desktop.
 */
export function MatchHeader({ product = null, match, cheering, status, start = null, action }: MatchHeaderProps) {
  const sentenceOf = useMatchSentence();
  return (
    <Root key={match.id} data-top>
      <PitchFromAbove
        lights={<HeaderLights match={match} cheering={cheering} />}
        bar={
          <>
            {start}
            {product !== null && <Product>{product}</Product>}
            {action}
          </>
        }
      >
        <Sentence>{sentenceOf(match)}</Sentence>
        <Seen>
          <TeamOnPitch team={match.homeTeam} competition={match.competition.id} />
          <Seen aria-hidden>
            <CentreCircle match={match} status={status} />
          </Seen>
          <TeamOnPitch team={match.awayTeam} competition={match.competition.id} />
        </Seen>
      </PitchFromAbove>
    </Root>
  );
}

const Root = styled.section`
  position: relative;
  flex: none;
`;

const Product = styled.p`
  flex: none;
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.black};
  letter-spacing: -0.02em;

  /* The question whom the spectator cheers for replaces the title if both do not fit. */
  ${narrow} {
    &:has(~ * [role='group']) {
      display: none;
    }
  }
`;

const Sentence = styled.p`
  ${visuallyHidden}
`;

const Seen = styled.div`
  display: contents;
`;
