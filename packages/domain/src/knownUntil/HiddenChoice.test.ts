import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMatchId } from '../match/toMatchId.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import { osloDayOf } from '../time/osloDayOf.ts';
import { choicesToFollow, type HiddenChoice, hiddenKey } from './HiddenChoice.ts';

const now = instantAt(Date.parse('2026-11-21T15:00:00Z'));
const daysAgo = (days: number): UtcInstant => instantAt(epochMs(now) - days * 86_400_000);
const match = toMatchId('500007');
if (match === null) throw new Error('The example is no id');
const day = { kind: 'day', id: osloDayOf(now) } as const;
const team = { kind: 'team', id: '5', name: 'Brann', from: osloDayOf(now) } as const;
const competition = { ...team, kind: 'competition', id: '2106', name: 'Eliteserien' } as const;

const chosen = (of: HiddenChoice['of'], days: number, isHidden = true): HiddenChoice => ({
  of,
  isHidden,
  chosenAt: daysAgo(days),
});
const nothing = (): number => 0;

test('KNOWN-17 the account’s choices are carried out in their order, the last one about each match or group', () => {
  const [first, second, last] = [chosen(match, 3), chosen(team, 2), chosen(match, 1, false)];
  expect(choicesToFollow([last, first, second], nothing, now)).toEqual([second, last]);
});

test('KNOWN-17 a device carries out no choice that is older than its own', () => {
  const account = [chosen(match, 2), chosen(day, 2)];
  const own = (days: number) => (key: string) => (key === match ? epochMs(daysAgo(days)) : 0);
  expect(choicesToFollow(account, own(1), now)).toEqual([account[1]]);
  expect(choicesToFollow(account, own(2), now)).toEqual([account[1]]);
  expect(choicesToFollow(account, own(3), now)).toEqual(account);
});

test('KNOWN-17 after thirty days a choice about a match or a day passes on to no device, unlike one about a team or a competition', () => {
  const account = [match, day, team, competition].map((of) => chosen(of, 31));
  expect(choicesToFollow(account, nothing, now).map(({ of }) => of)).toEqual([team, competition]);
  expect(choicesToFollow([chosen(match, 29)], nothing, now)).toHaveLength(1);
});

test('KNOWN-17 devices that receive the same choices in any order and any number hide the same', () => {
  const choice = fc.record({
    of: fc.constantFrom<HiddenChoice['of']>(match, day, team, competition),
    isHidden: fc.boolean(),
    chosenAt: fc.uniqueArray(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 1 }),
  });
  const history = fc
    .uniqueArray(choice, { selector: ({ chosenAt: [at] }) => at, maxLength: 20 })
    .map((all) => all.map(({ chosenAt: [at = 0], ...each }) => ({ ...each, chosenAt: instantAt(epochMs(now) - at) })));
  const received = history.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all), fc.shuffledSubarray(all)),
  );
  fc.assert(
    fc.property(received, ([all, some, again]) => {
      const at = new Map<string, number>();
      const hidden = new Map<string, boolean>();
      for (const answer of [some, again, all]) {
        for (const { of, isHidden, chosenAt } of choicesToFollow(answer, (key) => at.get(key) ?? 0, now)) {
          at.set(hiddenKey(of), epochMs(chosenAt));
          hidden.set(hiddenKey(of), isHidden);
        }
      }
      const inOrder = all.toSorted((one, other) => epochMs(one.chosenAt) - epochMs(other.chosenAt));
      expect(hidden).toEqual(new Map(inOrder.map(({ of, isHidden }) => [hiddenKey(of), isHidden])));
    }),
    { seed: 44, numRuns: 300 },
  );
});
