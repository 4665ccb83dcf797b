import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from '../simulation/mutants/mutants.ts';

test.each(mutants)('the deliberate bug «$name» finds the text that it replaces exactly once', ({ also, ...first }) => {
  for (const { file, find } of also === undefined ? [first] : [first, also]) {
    const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(source.split(find).length - 1, file).toBe(1);
  }
});
