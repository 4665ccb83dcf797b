import { type HiddenChoice, hiddenKey, type OsloDay, parseOsloDay } from '@tribunen/domain';
import { boolean, custom, type InferOutput, nullable, object, pipe, regex, transform, union } from 'valibot';
import { matchId, utcInstant } from '../brands.ts';
import { moment, rowId, shortText } from '../columns.ts';
import { rowTranslation } from './rowTranslation.ts';

/** The last choice of a user to hide the results of a match or of a group of matches, or to show them. */
export const hiddenResultRow = object({
  id: rowId,
  user_id: rowId,
  /** The id of a match, or the key of a group: `team:57`, `competition:2106` or `day:2026-11-21`. */
  subject: pipe(shortText(64), regex(/./)),
  /** The name of a team or a competition. */
  name: nullable(shortText(200)),
  /** The day in Norway from which a team or a competition is hidden. */
  from_day: nullable(pipe(shortText(10), regex(/^\d{4}-\d{2}-\d{2}$/))),
  hidden: boolean(),
  chosen_at: moment,
});
export type HiddenResultRow = InferOutput<typeof hiddenResultRow>;

/** How many rows a user may have; the database refuses more with `LIST_FULL`. */
export const mostHiddenResults = 500;

const day = custom<OsloDay>((raw) => typeof raw === 'string' && parseOsloDay(raw) !== null, 'Expected a day');
const idAfter = (kind: string) =>
  pipe(
    shortText(64),
    regex(new RegExp(`^${kind}:.`)),
    transform((subject) => subject.slice(kind.length + 1)),
  );
const times = { hidden: boolean(), chosen_at: utcInstant };
const ofGroup = <Kind extends 'team' | 'competition'>(kind: Kind) =>
  pipe(
    object({ ...times, subject: idAfter(kind), name: shortText(200), from_day: day }),
    transform(({ subject: id, name, from_day: from, ...row }) => ({ ...row, of: { kind, id, name, from } as const })),
  );
const row = union([
  ofGroup('team'),
  ofGroup('competition'),
  pipe(
    object({ ...times, subject: pipe(idAfter('day'), day) }),
    transform(({ subject: id, ...each }) => ({ ...each, of: { kind: 'day', id } as const })),
  ),
  pipe(
    object({ ...times, subject: pipe(matchId, regex(/^[^:]+$/), matchId) }),
    transform(({ subject: of, ...each }) => ({ ...each, of })),
  ),
]);

export const toHiddenChoice = rowTranslation(
  'hidden_results',
  row,
  ({ of, hidden, chosen_at: chosenAt }): HiddenChoice => ({ of, isHidden: hidden, chosenAt }),
);

/** The columns of a choice that its user writes. */
export function toHiddenResultRow({ of, isHidden, chosenAt }: HiddenChoice) {
  const isNamed = typeof of !== 'string' && of.kind !== 'day';
  return {
    subject: hiddenKey(of),
    name: isNamed ? of.name : null,
    from_day: isNamed ? of.from : null,
    hidden: isHidden,
    chosen_at: chosenAt,
  };
}
