import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exampleProgram } from './examples/exampleProgram.mjs';
import { examplesOf } from './examples/examplesOf.mjs';
import { run } from './process/run.mjs';
import { root } from './setUp/root.mjs';
import { runMain } from './setUp/SetUpError.mjs';
import { closingLine, judge, sum } from './counts/TestCounts.mjs';

/** @typedef {import('./counts/TestCounts.mjs').TestCounts} TestCounts */

const source = join(root, 'packages/domain/src');
const door = join(source, 'index.ts');
/** Files whose exports every example may use, beside those of the package and of its own file. */
const atHand = globSync('**/example*.ts', { cwd: source }).map((file) => join(source, file));

/** Runs the examples in the docstrings of domain. Every function that the package exports has one. */
async function docExamples() {
  const publicNames = new Set(Object.keys(await import(pathToFileURL(door).href)));
  const { examples, without } = collect(publicNames);
  for (const name of without) console.log(`${name} has no example.`);

  const folder = mkdtempSync(join(tmpdir(), 'examples-'));
  try {
    const program = join(folder, 'examples.ts');
    writeFileSync(program, exampleProgram(examples));
    const total = sum([{ passed: 0, failed: without.length, skipped: 0 }, await runExamples(program)]);
    console.log(closingLine(total));
    if (total.failed > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {ReadonlySet<string>} publicNames */
function collect(publicNames) {
  const examples = [];
  const without = [];
  for (const file of globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts'] }).toSorted()) {
    const found = examplesOf(file, readFileSync(join(source, file), 'utf8'));
    without.push(...found.without.filter((name) => publicNames.has(name)).map((name) => `${file}: ${name}`));
    for (const { of, steps, names } of found.examples) {
      const fromDoor = names.filter((name) => publicNames.has(name));
      const inner = names.filter((name) => !publicNames.has(name));
      examples.push({
        name: `${file}: ${of}`,
        steps,
        imports: [
          { names: fromDoor, from: pathToFileURL(door).href },
          ...[...new Set([join(source, file), ...atHand])].map((module) => ({
            names: inner.filter((name) => exportsOf(module).includes(name)),
            from: pathToFileURL(module).href,
          })),
        ].filter(({ names: wanted }) => wanted.length > 0),
      });
    }
  }
  return { examples, without };
}

/** @param {string} module @returns {readonly string[]} */
function exportsOf(module) {
  return examplesOf(module, readFileSync(module, 'utf8')).exported;
}

/** @param {string} program its path @returns {Promise<TestCounts>} */
async function runExamples(program) {
  const { code, output } = await run(['node', program]);
  const lines = output.trimEnd().split('\n');
  const counts = readCounts(lines.at(-1) ?? '');
  const remarks = counts === null ? lines : lines.slice(0, -1);
  for (const remark of remarks) console.log(remark);
  return judge(code, counts);
}

/**
 * @param {string} line @returns {TestCounts | null} null when the program did not finish
 */
function readCounts(line) {
  const [, passed, failed] = /^\{"passed":(\d+),"failed":(\d+)\}$/.exec(line) ?? [];
  return passed === undefined ? null : { passed: Number(passed), failed: Number(failed), skipped: 0 };
}

await runMain(docExamples);
