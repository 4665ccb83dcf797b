import type { MatchEvent } from '@tribunen/domain';
import styled from 'styled-components';
import { PlayerName } from '../../../links/PlayerName.tsx';

interface EventRemarkProps {
  readonly event: MatchEvent;
  /** The remark from `useEventWords`. */
  readonly remark: string;
}

/** The remark of an event. The name of the assisting player opens that player's card. */
export function EventRemark({ event, remark }: EventRemarkProps) {
  const name = event.type === 'GOAL' ? event.assistName : null;
  if (name === null) return remark;
  const at = remark.lastIndexOf(name);
  // «assist:» stays with the name.
  const label = /\S*\s*$/.exec(remark.slice(0, at))?.[0] ?? '';
  return (
    <>
      {remark.slice(0, at - label.length)}
      <OneLine>
        {label}
        <span>
          <PlayerName player={{ id: null, name, side: event.teamSide }} />
        </span>
      </OneLine>
      {remark.slice(at + name.length)}
    </>
  );
}

/** A name that does not fit after «assist:» moves to the next line, and breaks only if it is longer than a whole line. */
const OneLine = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;

  & > span {
    display: inline-block;
    max-width: 100%;
  }
`;
