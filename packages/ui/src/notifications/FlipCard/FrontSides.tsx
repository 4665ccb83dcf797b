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
  /** Between the names on a phone; «–» where there is none. */
  readonly score?: string;
  /** The headline. */
  readonly children: ReactNode;
}

/** The headline between the two teams, or on a phone above them. */
export function FrontSides({ home, away, score, children }: FrontSidesProps) {
  const { t } = useWords();
  return (
    <Row>
      <Side>
        <CardName name={home.name} />
        <Crest owner={home.owner} image={home.image} size={36} />
      </Side>
      {children}
      <Side>
        <Crest owner={away.owner} image={away.image} size={36} />
        <CardName name={away.name} />
      </Side>
      <Under>
        {score === undefined ? (
          t(($) => $.common.versus, { home: home.name, away: away.name })
        ) : (
          <>
            {home.name} <b>{score}</b> {away.name}
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

const Side = styled.span`
  --name-room: calc(100cqi - 36px - 0.875rem);
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
