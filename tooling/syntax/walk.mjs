/** @typedef {{ type: string, start: number, end: number } & Record<string, unknown>} SyntaxNode */

/**
 * @param {unknown} value
 * @returns {value is SyntaxNode}
 */
export function isNode(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value &&
    'end' in value
  );
}

/**
 * Yields every node of a syntax tree, each parent before its children.
 *
 * @param {unknown} tree
 * @returns {Generator<SyntaxNode>}
 */
export function* walk(tree) {
  if (isNode(tree)) yield tree;
  if (typeof tree !== 'object' || tree === null) return;
  for (const [key, child] of Object.entries(tree)) if (key !== 'parent') yield* walk(child);
}
