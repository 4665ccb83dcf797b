/**
 * @typedef {{ type: string } & Record<string, unknown>} TreeNode
 */

/**
 * @param {unknown} value
 * @returns {value is TreeNode}
 */
const isNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * Finds the texts that a file uses. A file names a text by a selector, `t(($) => $.results.title)`, or by its place in
 * the tree, `nb.results.title`. A computed step, as in `$.stages[stage]`, uses the whole branch before it.
 *
 * @param {unknown} program the file's syntax tree
 * @returns {readonly string[]} paths of texts and branches, with repetitions
 */
export function usedPaths(program) {
  /** @type {string[]} */
  const found = [];
  /**
   * @param {unknown} value
   * @param {ReadonlySet<string>} roots names that stand for the tree here
   */
  const visit = (value, roots) => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, roots);
    } else if (isNode(value)) {
      const path = chain(value, roots);
      if (path !== null && path !== '') {
        found.push(path);
        return;
      }
      const inner = value.type === 'ArrowFunctionExpression' ? withSelector(value, roots) : roots;
      for (const [key, child] of Object.entries(value)) if (key !== 'parent') visit(child, inner);
    }
  };
  visit(program, new Set(['nb']));
  return found;
}

/**
 * @param {TreeNode} arrow
 * @param {ReadonlySet<string>} roots
 * @returns {ReadonlySet<string>}
 */
function withSelector(arrow, roots) {
  const [only, ...others] = Array.isArray(arrow['params']) ? arrow['params'] : [];
  if (others.length > 0 || !isNode(only) || only.type !== 'Identifier' || typeof only['name'] !== 'string')
    return roots;
  // The selector's argument is called «$» by convention; other arrow functions are not mistaken for selectors.
  return only['name'] === '$' ? new Set([...roots, '$']) : roots;
}

/**
 * @param {TreeNode} node
 * @param {ReadonlySet<string>} roots
 * @returns {string | null} the path from the root of the tree, up to the first computed step; empty for the root itself;
 *   null when the node is no chain of names
 */
function chain(node, roots) {
  const steps = [];
  let at = node;
  while (at.type === 'MemberExpression' && isNode(at['object'])) {
    steps.unshift(at['computed'] === true || !isNode(at['property']) ? null : at['property']['name']);
    at = at['object'];
  }
  if (at.type !== 'Identifier' || typeof at['name'] !== 'string' || !roots.has(at['name'])) return null;
  const computed = steps.indexOf(null);
  return steps.slice(0, computed === -1 ? steps.length : computed).join('.');
}
