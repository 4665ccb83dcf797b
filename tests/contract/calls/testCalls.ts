import { expect, test } from 'vitest';
import type { Expectation } from './Expectation.ts';
import { refused } from './Outcomes.ts';
import { people, type PersonName } from './people.ts';
import { calls, type CallScene } from './CallScene.ts';
import type { Outcome } from './Outcomes.ts';

/** The expectations of every call: some are in the file of the call's table, the others in a file for each subject. */
const files = import.meta.glob<{ readonly calls?: readonly Expectation[] }>(
  ['../../tables/*.ts', './*Expectations.ts'],
  { eager: true },
);
const expectations = Object.values(files).flatMap(({ calls: expected = [] }) => expected);

/**
 * Makes every call as each person on a target, each time on the scene's first rows.
 *
 * @param isMock whether calls that the mock does not answer are left out
 */
export function testCalls(scene: () => CallScene, isMock: boolean): void {
  const asked = expectations.filter(({ notInMocks }) => !isMock || notInMocks === undefined);

  test.each(asked.map((each) => ({ ...each, title: [each.call, each.what].filter(Boolean).join(' ') })))(
    '$title: each person gets exactly the expected outcome',
    async ({ call, values, body, outcomes, rows, leaves, changes }) => {
      const { people: everybody } = scene();
      const found: Partial<Record<PersonName, Outcome>> = {};
      const make = async (name: PersonName): Promise<void> => {
        const me = everybody[name];
        const answer = await scene().call(call, me, values?.(everybody) ?? {}, body?.(everybody, me, scene()));
        const { outcome } = answer;
        const isDone = typeof outcome === 'number' && outcome > 0;
        const expected = outcomes[people.indexOf(name)] ?? 0;
        found[name] = meets(outcome, expected) ? expected : outcome;
        if (rows !== undefined && isDone) {
          expect(answer.rows, `the rows for the ${name}`).toMatchObject(rows(everybody, me));
        }
        if (leaves !== undefined) {
          const [path, left] = leaves(everybody, me);
          expect(await scene().asService('GET', path), `what the ${name} leaves`).toMatchObject(left);
        }
        if (isDone && changes !== undefined) await scene().restore(changes);
      };
      if (changes === undefined) await Promise.all(people.map(make));
      else for (const name of people) await make(name);
      expect(found).toEqual(Object.fromEntries(people.map((name, at) => [name, outcomes[at]])));
    },
  );

  test('the expectations cover every call', () => {
    const made = new Set<string>(expectations.map(({ call }) => call));
    const listened = Object.entries(calls).flatMap(([name, { kind }]) => (kind === 'topic' ? [name] : []));
    expect(new Set([...made, ...listened])).toEqual(new Set(Object.keys(calls)));
  });
}

function meets(outcome: Outcome, expected: Outcome): boolean {
  if (expected === 'some') return typeof outcome === 'number' && outcome > 0;
  return expected === refused ? /^(?:42501|23)/.test(String(outcome)) : outcome === expected;
}
