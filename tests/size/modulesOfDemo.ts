const mock =
  /(?:^|\/)(?:mocks\/(?:src|seed)|packages\/(?:edge|protocol|football)\/src)\/|\/node_modules\/(?:msw|@msw|@mswjs)\//;
const ownScreen = /(?:^|\/)ui\/src\/demo\/|(?:^|\/)(?:DemoBarContainer|DemoFaults|FaultPanelContainer)\.tsx$/;

/**
 * The modules of the demo in a build: its mock backend, its bar and its panel.
 *
 * @param sourceMaps the text of every source map of the build
 * @returns the number of all modules in the build, and the names of the demo's modules
 */
export function modulesOfDemo(sourceMaps: readonly string[]): { modules: number; ofDemo: readonly string[] } {
  const modules = new Set(sourceMaps.flatMap(sourcesOf));
  return {
    modules: modules.size,
    ofDemo: [...modules].filter((module) => mock.test(module) || ownScreen.test(module)),
  };
}

function sourcesOf(text: string): readonly string[] {
  const map: unknown = JSON.parse(text);
  if (typeof map !== 'object' || map === null || !('sources' in map) || !Array.isArray(map.sources)) return [];
  return map.sources.filter((source) => typeof source === 'string');
}
