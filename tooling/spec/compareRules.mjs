/**
 * @typedef {object} RuleReport
 * @property {ReadonlyMap<string, number>} tests the number of titles that name each rule, in the specification's order
 * @property {readonly string[]} untested rules that no test names
 * @property {readonly string[]} twice numbers that two rules share
 * @property {readonly string[]} unknown numbers that a test names and the specification lacks
 */

/**
 * Compares the rules of a specification (lines that begin `- **MATCH-1**`) with the titles of the tests.
 *
 * @param {string} specification
 * @param {readonly string[]} titles
 * @returns {RuleReport}
 */
export function compareRules(specification, titles) {
  const rules = [...specification.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].flatMap(([, rule]) => rule ?? []);
  const sections = new Set(rules.map((rule) => rule.split('-')[0]));
  // UTF-8 and ISO-8601 look like rules too, so a match counts only if some rule begins with the same letters.
  const named = titles.flatMap((title) =>
    [...new Set(title.match(/\b[A-Z]+-\d+\b/g))].filter((number) => sections.has(number.split('-')[0])),
  );
  const tests = new Map(rules.map((rule) => [rule, named.filter((number) => number === rule).length]));
  return {
    tests,
    untested: [...tests].filter(([, count]) => count === 0).map(([rule]) => rule),
    twice: rules.filter((rule, index) => rules.indexOf(rule) !== index),
    unknown: [...new Set(named.filter((number) => !tests.has(number)))],
  };
}
