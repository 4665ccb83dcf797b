import type { MatchEvent } from '@tribunen/domain';
import { ArrowLeftRight } from 'lucide-react';
import styled from 'styled-components';
import { BallIcon } from '../../../primitives/BallIcon/BallIcon.tsx';
import { theme } from '../../../theme/theme.ts';

/** The picture of an event: a ball, a card, two arrows. Its words say the same. */
export function EventIcon({ event }: { readonly event: MatchEvent }) {
  switch (event.type) {
    case 'GOAL':
      return <BallIcon size={20} />;
    case 'YELLOW_CARD':
      return <Card aria-hidden data-card="yellow" />;
    case 'RED_CARD':
      return event.secondYellow ? (
        <TwoCards aria-hidden>
          <Card data-card="yellow" />
          <Card data-card="red" />
        </TwoCards>
      ) : (
        <Card aria-hidden data-card="red" />
      );
    case 'SUBSTITUTION':
      return <ArrowLeftRight size={18} aria-hidden />;
  }
}

const Card = styled.i`
  display: block;
  flex: none;
  width: 13px;
  height: 17px;
  border-radius: 2px;
  background: ${theme.colour.yellowCard};
  box-shadow: 0 0 0 1px ${theme.colour.edge};
  forced-color-adjust: none;
  box-shadow: 0 0 0 1px ${theme.colour.plateEdge};

  &[data-card='red'] {
    background: ${theme.colour.redCard};
  }
`;

const TwoCards = styled.span`
  display: flex;

  & > i + i {
    margin: 2px 0 -2px -8px;
  }
`;
