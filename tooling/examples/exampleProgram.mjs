/**
 * @typedef {object} NamedExample
 * @property {string} name
 * @property {readonly import('./examplesOf.mjs').Step[]} steps
 * @property {readonly { names: readonly string[], from: string }[]} imports
 */

/**
 * A TypeScript program that runs examples in any runtime and prints which of them fail. Its last line is JSON:
 * `{ "passed": 3, "failed": 0 }`. Examples do not see each other, and may reuse a name of the domain for a variable.
 *
 * @param {readonly NamedExample[]} examples
 * @returns {string}
 */
export function exampleProgram(examples) {
  const functions = examples.map(
    ({ name, steps, imports }) => `
await example(${JSON.stringify(name)}, async () => {
${imports.map(({ names, from }) => `  const { ${names.join(', ')} } = await import(${JSON.stringify(from)});`).join('\n')}
  {
${steps.map(toCode).join('\n')}
  }
});`,
  );
  return `import { deepStrictEqual } from 'node:assert';
const counts = { passed: 0, failed: 0 };
async function example(name, run) {
  try {
    await run();
    counts.passed += 1;
  } catch (error) {
    counts.failed += 1;
    console.log(name + ': ' + error.message);
  }
}
${functions.join('\n')}
console.log(JSON.stringify(counts));
`;
}

/** @param {import('./examplesOf.mjs').Step} step @returns {string} */
function toCode({ code, expected }) {
  return expected === null ? `    ${code};` : `    deepStrictEqual(${code}, (${expected}));`;
}
