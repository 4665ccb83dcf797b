import { parseSync } from 'vite';
import { isNode, walk } from '../syntax/walk.mjs';

/** @typedef {import('../syntax/walk.mjs').SyntaxNode} SyntaxNode */

const runners = new Set(['describe', 'it', 'test']);

/**
 * The titles in a test file: of every `test`, `it` and `describe`, including `.each` and the like. If a title has a
 * placeholder, the texts of its table are included, since a rule's number may be there.
 *
 * @param {string} file its extension determines the language
 * @param {string} source
 * @returns {readonly string[]}
 * @example testTitles('a.test.ts', "test('MATCH-1 a goal counts', () => {});"); // ['MATCH-1 a goal counts']
 */
export function testTitles(file, source) {
  const titles = [];
  for (const node of walk(parseSync(file, source).program)) {
    if (node.type !== 'CallExpression' || !isRunner(node['callee'])) continue;
    const [title] = argumentsOf(node);
    const text = title === undefined ? null : textOf(title, source);
    if (text === null) continue;
    titles.push(text, ...(/[%$]/.test(text) ? textsIn(node['callee'], source) : []));
  }
  return titles;
}

/**
 * @param {SyntaxNode} call
 * @returns {readonly SyntaxNode[]}
 */
function argumentsOf(call) {
  return Array.isArray(call['arguments']) ? call['arguments'].filter(isNode) : [];
}

/**
 * Whether this is `test`, or `test.only`, or `test.each(table)` …
 *
 * @param {unknown} callee
 * @returns {boolean}
 */
function isRunner(callee) {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return typeof callee['name'] === 'string' && runners.has(callee['name']);
  if (callee.type === 'MemberExpression') return isRunner(callee['object']);
  if (callee.type === 'CallExpression') return isRunner(callee['callee']);
  return callee.type === 'TaggedTemplateExpression' && isRunner(callee['tag']);
}

/**
 * The text between the quotes, unparsed.
 *
 * @param {SyntaxNode} node
 * @param {string} source
 * @returns {string | null} null if the node is not a text
 */
function textOf({ type, start, end, value }, source) {
  const isText = type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
  return isText ? source.slice(start + 1, end - 1) : null;
}

/**
 * @param {unknown} tree
 * @param {string} source
 * @returns {readonly string[]}
 */
function textsIn(tree, source) {
  return [...walk(tree)].map((node) => textOf(node, source)).filter((text) => text !== null);
}
