import type { MatchEvent } from '@tribunen/domain';
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
  return (
    <>
      {remark.slice(0, at)}
      <PlayerName player={{ id: null, name, side: event.teamSide }} />
      {remark.slice(at + name.length)}
    </>
  );
}
