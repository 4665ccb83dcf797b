import type { PlayerMarks } from '@tribunen/domain';
import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { BallIcon } from '../../primitives/BallIcon/BallIcon.tsx';
import { eventMinute } from '../../matchWords/eventMinute.ts';
import { theme } from '../../theme/theme.ts';

/** The minutes at which a player came on and went off. */
export function SubstitutionMarks({ marks: { on, off } }: { readonly marks: PlayerMarks }) {
  return (
    <>
      {on !== null && (
        <Minute data-way="on">
          <ArrowUp size="1em" strokeWidth={2.5} aria-hidden />
          {eventMinute(on)}
        </Minute>
      )}
      {off !== null && (
        <Minute data-way="off">
          <ArrowDown size="1em" strokeWidth={2.5} aria-hidden />
          {eventMinute(off)}
        </Minute>
      )}
    </>
  );
}

/** A ball for each goal, struck out for an own goal, and the card. */
export function EventMarks({ marks: { goals, ownGoals, card } }: { readonly marks: PlayerMarks }) {
  return (
    <>
      {goals > 0 && <Goals count={goals} />}
      {ownGoals > 0 && (
        <Own>
          <Goals count={ownGoals} />
        </Own>
      )}
      {card !== null && <Card data-card={card} />}
    </>
  );
}

function Goals({ count }: { readonly count: number }) {
  return (
    <Balls>
      <BallIcon size="1.1em" strokeWidth={2.2} />
      {count > 1 && count}
    </Balls>
  );
}

const Minute = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.font.weight.bold};
  white-space: nowrap;

  & > svg {
    color: ${theme.colour.turf};
  }
  &[data-way='off'] > svg {
    color: ${theme.colour.live};
  }
`;

const Balls = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.font.weight.bold};
`;

const Own = styled.span`
  color: ${theme.colour.live};
`;

const Card = styled.i`
  width: 0.7em;
  height: 1em;
  border-radius: 1.5px;
  background: ${theme.colour.yellowCard};
  box-shadow: 0 0 0 1px ${theme.colour.edge};
  forced-color-adjust: none;

  &[data-card='red'] {
    background: ${theme.colour.redCard};
  }
  &[data-card='second-yellow'] {
    background: linear-gradient(115deg, ${theme.colour.yellowCard} 50%, ${theme.colour.redCard} 50%);
  }
`;
