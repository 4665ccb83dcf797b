const plural = /_(?:zero|one|two|few|many|other)$/;

/**
 * The paths of all texts in a tree of texts.
 *
 * @param {unknown} tree
 * @param {string} [path]
 * @returns {readonly string[]}
 * @example leavesOf({ tabs: { results: 'Resultater' } }); // ['tabs.results']
 */
export function leavesOf(tree, path = '') {
  if (typeof tree !== 'object' || tree === null) return [path];
  return Object.entries(tree).flatMap(([key, value]) => leavesOf(value, path === '' ? key : `${path}.${key}`));
}

/**
 * The texts that no code uses. Code that names a branch uses every text in it. Code names the forms of a plural without
 * their ending (`_one`, `_other`).
 *
 * @param {readonly string[]} leaves
 * @param {readonly string[]} used paths of leaves or branches
 * @returns {readonly string[]}
 * @example unusedLeaves(['goals_one', 'goals_other', 'days.mon', 'title'], ['goals', 'days']); // ['title']
 */
export function unusedLeaves(leaves, used) {
  const asked = new Set(used);
  return leaves.filter((leaf) => {
    const parts = leaf.replace(plural, '').split('.');
    return !asked.has(leaf) && !parts.some((_, index) => asked.has(parts.slice(0, index + 1).join('.')));
  });
}
