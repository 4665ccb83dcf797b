const mock = /(?:^|\/)mocks\/(?:src|seed)\/|\/node_modules\/(?:msw|@msw|@mswjs)\//;

/**
 * Which modules of the mock backend went into a build.
 *
 * @param {readonly string[]} sourceMaps the text of every source map of the build
 * @returns {{ modules: number, ofMocks: readonly string[] }} how many modules there are at all, and those of mocks
 * @example modulesOfMocks(['{"sources":["../../../mocks/src/browser.ts"]}']); // { modules: 1, ofMocks: ['../../../mocks/src/browser.ts'] }
 */
export function modulesOfMocks(sourceMaps) {
  const modules = new Set(sourceMaps.flatMap(sourcesOf));
  return { modules: modules.size, ofMocks: [...modules].filter((module) => mock.test(module)) };
}

/** @param {string} text @returns {readonly string[]} */
function sourcesOf(text) {
  /** @type {unknown} */
  const map = JSON.parse(text);
  if (typeof map !== 'object' || map === null || !('sources' in map) || !Array.isArray(map.sources)) return [];
  return map.sources.filter((source) => typeof source === 'string');
}
