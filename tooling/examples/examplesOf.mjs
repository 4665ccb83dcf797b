import { parseSync } from 'vite';
import { isNode, walk } from '../syntax/walk.mjs';

/**
 * One statement of an example, and its expected value as code; null when the example states none.
 *
 * @typedef {{ code: string, expected: string | null }} Step
 */

/**
 * @typedef {object} Example
 * @property {string} of the export that it documents
 * @property {readonly Step[]} steps
 * @property {readonly string[]} names every name that it mentions
 */

/**
 * The examples in the docstrings of what a file exports, and the exported functions that have none.
 *
 * `call(…); // literal` states the value of the call. `// → text`, as for a type or a drawing, is not checked.
 *
 * @param {string} file its extension tells the language
 * @param {string} source
 * @returns {{ examples: readonly Example[], without: readonly string[], exported: readonly string[] }}
 */
export function examplesOf(file, source) {
  const { program, comments } = parseSync(file, source);
  const examples = [];
  const without = [];
  const exported = [];
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
    const of = nameOf(statement.declaration);
    exported.push(of);
    const docstring = comments.findLast(
      ({ type, value, end }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        source.slice(end, statement.start).trim() === '' &&
        end <= statement.start,
    );
    const codes = docstring === undefined ? [] : exampleTexts(docstring.value);
    examples.push(...codes.map((code) => ({ of, ...readExample(code) })));
    if (codes.length === 0 && statement.declaration.type === 'FunctionDeclaration') without.push(of);
  }
  return { examples, without, exported };
}

/** @param {unknown} declaration @returns {string} */
function nameOf(declaration) {
  for (const node of walk(declaration)) {
    if (node.type === 'Identifier' && typeof node['name'] === 'string') return node['name'];
  }
  return '';
}

/** @param {string} docstring without its slashes @returns {readonly string[]} */
function exampleTexts(docstring) {
  const lines = docstring.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  return lines
    .join('\n')
    .split(/^(?=@)/m)
    .filter((part) => part.startsWith('@example'))
    .map((part) => part.slice('@example'.length).replace(/^```.*$/gm, ''));
}

/** @param {string} code @returns {Omit<Example, 'of'>} */
function readExample(code) {
  const { program, comments, errors } = parseSync('example.ts', code);
  if (errors.length > 0) return unreadable(code);
  const steps = program.body.map(({ type, start, end }) => {
    const remark = comments.find((comment) => comment.start >= end && !code.slice(end, comment.start).includes('\n'));
    const text = remark?.value.trim() ?? '→';
    const claims = type === 'ExpressionStatement' && !text.startsWith('→');
    return { code: code.slice(start, end).replace(/;$/, ''), expected: claims ? text : null };
  });
  const unclear = steps.find(({ expected }) => expected !== null && !isExpression(expected));
  return unclear === undefined
    ? { steps, names: [...new Set([...walk(program)].flatMap(identifier))] }
    : unreadable(unclear.expected ?? '');
}

/** @param {string} code @returns {boolean} */
function isExpression(code) {
  return parseSync('example.ts', `(${code})`).errors.length === 0;
}

/**
 * An example that cannot be parsed fails by itself, and does not keep the others from running.
 *
 * @param {string} code
 * @returns {Omit<Example, 'of'>}
 */
function unreadable(code) {
  return {
    steps: [{ code: `throw new Error(${JSON.stringify(`cannot be parsed: ${code}`)})`, expected: null }],
    names: [],
  };
}

/** @param {unknown} node @returns {readonly string[]} */
function identifier(node) {
  return isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? [node['name']] : [];
}
