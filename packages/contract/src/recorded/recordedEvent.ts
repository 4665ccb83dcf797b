import { pitchPoint, type RecordedEvent } from '@tribunen/domain';
import {
  array,
  boolean,
  finite,
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  nullable,
  nullish,
  number,
  object,
  picklist,
  pipe,
  strictTuple,
  string,
  transform,
  variant,
} from 'valibot';

const coordinate = pipe(number(), finite());
/** Metres from the goal that the team attacks, and from the middle of that goal, negative to the left. */
const place = pipe(
  strictTuple([coordinate, coordinate]),
  transform(([x, y]) => pitchPoint(x, y)),
);
const shared = {
  side: picklist(['home', 'away']),
  player: nullable(string()),
  period: pipe(number(), integer(), minValue(1), maxValue(5)),
  second: pipe(number(), minValue(0)),
  frame: nullish(array(object({ at: place, isTeammate: boolean(), isKeeper: boolean() })), null),
};

/** An event of a match as our own functions pass it on: the one form of every event file (EVENTS-1). */
export const recordedEvent: GenericSchema<unknown, RecordedEvent> = variant('kind', [
  object({
    ...shared,
    kind: picklist(['pass']),
    from: place,
    to: place,
    completed: boolean(),
    receiver: nullable(string()),
  }),
  object({
    ...shared,
    kind: picklist(['shot']),
    from: place,
    to: place,
    outcome: picklist(['goal', 'on-target', 'off-target', 'blocked']),
    header: boolean(),
    penalty: boolean(),
    height: nullable(pipe(number(), minValue(0))),
  }),
  object({ ...shared, kind: picklist(['run']), from: place, to: place }),
  object({ ...shared, kind: picklist(['duel']), at: place, won: boolean() }),
]);

/** An event in the form in which an answer carries it. Places are rounded to centimetres. */
export function toRecordedEventRow(event: RecordedEvent): unknown {
  const pair = ({ x, y }: { readonly x: number; readonly y: number }) => [centimetres(x), centimetres(y)];
  const { frame, ...rest } = event;
  return {
    ...rest,
    ...('at' in event ? { at: pair(event.at) } : { from: pair(event.from), to: pair(event.to) }),
    ...(frame === null ? {} : { frame: frame.map((each) => ({ ...each, at: pair(each.at) })) }),
  };
}

function centimetres(metres: number): number {
  return Math.round(metres * 100) / 100;
}
