import type { MatchEvent } from '@tribunen/domain';
import styled from 'styled-components';
import { PlayerName } from '../../../links/PlayerName.tsx';

interface EventRemarkProps {
  readonly event: MatchEvent;
  /** Of `useEventWords`. */
  readonly remark: string;
}

/** The remark of an event, in which the name of who assisted opens their card. */
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

/** A name that has no room beside «assist:» stands under it, and breaks within itself only where it is longer than a line. */
const OneLine = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;

  & > span {
    display: inline-block;
    max-width: 100%;
  }
`;
