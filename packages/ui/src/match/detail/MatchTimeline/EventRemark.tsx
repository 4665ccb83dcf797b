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
  // «assist:» stays on the line of the name.
  const label = /\S*\s*$/.exec(remark.slice(0, at))?.[0] ?? '';
  return (
    <>
      {remark.slice(0, at - label.length)}
      <OneLine>
        <Label>{label}</Label>
        <span>
          <PlayerName player={{ id: null, name, side: event.teamSide }} />
        </span>
      </OneLine>
      {remark.slice(at + name.length)}
    </>
  );
}

/** A name that is longer than a line breaks within itself. */
const OneLine = styled.span`
  display: inline-flex;
  align-items: baseline;
  max-width: 100%;
  overflow-wrap: anywhere;
`;

const Label = styled.span`
  flex: none;
  white-space: pre;
`;
