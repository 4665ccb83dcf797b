import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { exampleProgram } from '../../tooling/examples/exampleProgram.mjs';
import { examplesOf } from '../../tooling/examples/examplesOf.mjs';

const documented = (...lines: string[]) =>
  `/**\n * Adds.\n *\n${lines.map((line) => ` * ${line}`).join('\n')}\n */\nexport function add(a: number, b: number) {\n  return a + b;\n}\n`;

describe('an example is parsed from the docstring', () => {
  test('a call with a remark states its value, other lines prepare it', () => {
    const { examples } = examplesOf('add.ts', documented('@example', 'const one = 1; // one', 'add(one, 2); // 3'));
    expect(examples).toEqual([
      {
        of: 'add',
        names: ['one', 'add'],
        steps: [
          { code: 'const one = 1', expected: null },
          { code: 'add(one, 2)', expected: '3' },
        ],
      },
    ]);
  });

  test('over several lines, and up to the next tag', () => {
    const { examples } = examplesOf(
      'add.ts',
      documented('@example', 'add(', '  1,', '  2,', '); // 3', '@returns the sum'),
    );
    expect(examples[0]?.steps).toEqual([{ code: 'add(\n  1,\n  2,\n)', expected: '3' }]);
  });

  test('a remark with an arrow is not checked', () => {
    const { examples } = examplesOf('add.ts', documented('@example', 'add(1, 2); // → the sum'));
    expect(examples[0]?.steps).toEqual([{ code: 'add(1, 2)', expected: null }]);
  });

  test('a function without an example is reported', () => {
    expect(examplesOf('add.ts', documented('No example here.'))).toEqual({
      examples: [],
      without: ['add'],
      exported: ['add'],
    });
  });
});

describe('a program of examples', () => {
  const countsOf = (...lines: string[]) => {
    const { examples } = examplesOf('add.ts', documented('@example', ...lines));
    const program = exampleProgram(examples.map(({ steps }) => ({ name: 'add', steps, imports: [] })));
    const output = execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', program], {
      encoding: 'utf8',
    });
    return output.trimEnd().split('\n').at(-1);
  };

  test('passes when every example is true', () => {
    expect(countsOf('[1 + 1]; // [2]')).toBe('{"passed":1,"failed":0}');
  });

  test.each([
    ['says what is wrong', '1 + 1; // 3'],
    ['speaks of what is not there', 'nothing.length; // 0'],
    ['ends in a remark that is no value', '1 + 1; // two, of course it is'],
    ['does not parse', 'add(1,'],
  ])('fails one that %s', (_, line) => {
    expect(countsOf(line)).toBe('{"passed":0,"failed":1}');
  });
});
