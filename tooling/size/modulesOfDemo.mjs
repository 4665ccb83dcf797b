const mock = /(?:^|\/)mocks\/(?:src|seed)\/|\/node_modules\/(?:msw|@msw|@mswjs)\//;
const ownScreen = /(?:^|\/)ui\/src\/demo\/|(?:^|\/)(?:DemoBarContainer|DemoFaults|FaultPanelContainer)\.tsx$/;

/**
 * The modules of the demo in a build: its mock backend, its bar and its panel.
 *
 * @param {readonly string[]} sourceMaps the text of every source map of the build
 * @returns {{ modules: number, ofDemo: readonly string[] }} how many modules there are in all, and those of the demo
 * @example modulesOfDemo(['{"sources":["../../../mocks/src/browser.ts"]}']); // { modules: 1, ofDemo: ['../../../mocks/src/browser.ts'] }
 */
export function modulesOfDemo(sourceMaps) {
  const modules = new Set(sourceMaps.flatMap(sourcesOf));
  return {
    modules: modules.size,
    ofDemo: [...modules].filter((module) => mock.test(module) || ownScreen.test(module)),
  };
}

/** @param {string} text @returns {readonly string[]} */
function sourcesOf(text) {
  /** @type {unknown} */
  const map = JSON.parse(text);
  if (typeof map !== 'object' || map === null || !('sources' in map) || !Array.isArray(map.sources)) return [];
  return map.sources.filter((source) => typeof source === 'string');
}
