import { describe, expect, test } from 'vitest';
import { compareRules } from '../../tooling/spec/compareRules.mjs';
import { testTitles } from '../../tooling/spec/testTitles.mjs';

describe('titles of tests', () => {
  const titlesIn = (code: string) => testTitles('a.test.ts', code);

  test('the title of a test is found in every form of the call', () => {
    expect(
      titlesIn("test('one', () => {}); it.only('two', f); describe('three', () => { test(`four`, f); });"),
    ).toEqual(['one', 'two', 'three', 'four']);
  });

  test('if the title of a test has a placeholder, the texts of its table count as titles too', () => {
    expect(titlesIn("test.each([['GOAL-1', 1]])('%s counts', f)")).toEqual(['%s counts', 'GOAL-1']);
    expect(titlesIn("test.each([['GOAL-1', 1]])('counts', f)")).toEqual(['counts']);
  });

  test('no other call counts as a test', () => {
    expect(titlesIn("expect('GOAL-1').toBe('x'); regex.test('GOAL-2'); test(name, f);")).toEqual([]);
  });
});

describe('rules and their tests', () => {
  const specification = '## GOAL\n\n- **GOAL-1** It counts.\n- **GOAL-2** It is announced once. (decision)\n';

  test('the tests that name a rule are counted', () => {
    const { tests, untested } = compareRules(specification, ['GOAL-1 a', 'GOAL-1 GOAL-1 b', 'GOAL-2 c']);
    expect([...tests]).toEqual([
      ['GOAL-1', 2],
      ['GOAL-2', 1],
    ]);
    expect(untested).toEqual([]);
  });

  test('a rule without a test is reported', () => {
    expect(compareRules(specification, ['GOAL-1 a']).untested).toEqual(['GOAL-2']);
  });

  test('an unknown rule number is reported, but not a name that only looks like a rule number', () => {
    expect(compareRules(specification, ['GOAL-3 d', 'text is read as UTF-8']).unknown).toEqual(['GOAL-3']);
  });

  test('a rule number that is used twice is reported', () => {
    expect(compareRules(`${specification}- **GOAL-1** Again.`, ['GOAL-1', 'GOAL-2']).twice).toEqual(['GOAL-1']);
  });
});
