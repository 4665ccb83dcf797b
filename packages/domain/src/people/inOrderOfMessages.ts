import { compareText } from '../text/compareText.ts';
import type { LastMessage } from './lastMessages.ts';
import type { UserId } from './UserId.ts';

/** Friends with the newest last message first; those without one follow in their own order (PEOPLE-24). */
export function inOrderOfMessages<Person extends { readonly id: UserId }>(
  friends: readonly Person[],
  last: ReadonlyMap<UserId, LastMessage>,
): readonly Person[] {
  const moment = ({ id }: Person): string => last.get(id)?.sentAt ?? '';
  return friends.toSorted((one, other) => compareText(moment(other), moment(one)));
}
