import type { Side as MatchSide } from '@tribunen/domain';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import type { TeamFace } from '../../teamFaces/teamFacesIn.ts';
import { theme } from '../../theme/theme.ts';
import { CardName } from './CardName.tsx';
import { cardSize } from './cardSize.ts';

interface FrontSidesProps {
  readonly home: TeamFace;
  readonly away: TeamFace;
  /** The score next to the crests, or between the names on a phone; a red card shows no score. */
  readonly goals?: Readonly<Record<MatchSide, number>>;
  /** The headline. */
  readonly children: ReactNode;
}

/** The headline between the two teams, or on a phone above them. */
export function FrontSides({ home, away, goals, children }: FrontSidesProps) {
  const { t } = useWords();
  return (
    <Row>
      <Side $hasGoals={goals !== undefined}>
        <CardName name={home.name} />
        <Crest owner={home.owner} image={home.image} size={36} />
        {goals !== undefined && <Goals>{goals.home}</Goals>}
      </Side>
      {children}
      <Side $hasGoals={goals !== undefined}>
        {goals !== undefined && <Goals>{goals.away}</Goals>}
        <Crest owner={away.owner} image={away.image} size={36} />
        <CardName name={away.name} />
      </Side>
      <Under>
        {goals === undefined ? (
          t(($) => $.common.versus, { home: home.name, away: away.name })
        ) : (
          <>
            {home.name}{' '}
            <b>
              {goals.home}–{goals.away}
            </b>{' '}
            {away.name}
          </>
        )}
      </Under>
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.125rem;
  width: 100%;

  ${cardSize.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: clamp(0.75rem, 4cqi, 2.25rem);
  }
`;

const Side = styled.span<{ $hasGoals: boolean }>`
  --name-room: calc(100cqi - 36px - ${({ $hasGoals }) => ($hasGoals ? '3.25rem' : '0.875rem')});
  --name-least: 0.875rem;
  --name-most: ${theme.font.size.xl};
  display: none;

  ${cardSize.wide} {
    display: flex;
    align-items: center;
    gap: 0.875rem;
    container-type: inline-size;
    font-weight: ${theme.font.weight.bold};
    letter-spacing: ${theme.font.track.snug};
    text-align: left;

    &:first-child {
      justify-content: flex-end;
      text-align: right;
    }
  }
`;

const Goals = styled.b`
  flex: none;
  min-width: 1ch;
  font-size: ${theme.font.size.xxl};
  font-weight: ${theme.font.weight.score};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;
  text-align: center;
`;

const Under = styled.span`
  max-width: 100%;
  overflow: hidden;
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.medium};
  line-height: 1.2;
  text-overflow: ellipsis;
  white-space: nowrap;

  & > b {
    font-variant-numeric: tabular-nums;
  }

  ${cardSize.wide} {
    display: none;
  }
`;
