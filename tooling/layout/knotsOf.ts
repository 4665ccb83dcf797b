import type { SourceFile } from './readSources.ts';

/** Which folders each folder imports. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The imports between the folders of a tree.
 *
 * @param folderOf the folder that a file belongs to; null leaves the file out
 */
export function folderGraph(files: readonly SourceFile[], folderOf: (path: string) => string | null): FolderGraph {
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const from = folderOf(path);
    if (from === null) continue;
    const imported = graph.get(from) ?? new Set();
    graph.set(from, imported);
    for (const target of imports) {
      const to = folderOf(target);
      if (to !== null && to !== from) imported.add(to);
    }
  }
  return graph;
}

/**
 * The knots of a graph: groups of more than one folder in which every folder reaches every other.
 *
 * @example
 * knotsOf(new Map([['chat', new Set(['live'])], ['live', new Set(['chat'])]])); // [['chat', 'live']]
 */
export function knotsOf(graph: FolderGraph): readonly (readonly string[])[] {
  return groupsOf(graph).filter((group) => group.length > 1);
}

/** How many floors the folders need when each stands above all that it imports. The folders of a knot share a floor. */
export function floorsNeeded(graph: FolderGraph): number {
  const groups = groupsOf(graph);
  const groupOf = new Map(groups.flatMap((group) => group.map((folder) => [folder, group] as const)));
  const heights = new Map<readonly string[], number>();
  const heightOf = (group: readonly string[]): number => {
    const known = heights.get(group);
    if (known !== undefined) return known;
    const below = group.flatMap((folder) => [...(graph.get(folder) ?? [])].map((imported) => groupOf.get(imported)));
    const height =
      1 + Math.max(0, ...below.map((other) => (other === undefined || other === group ? 0 : heightOf(other))));
    heights.set(group, height);
    return height;
  };
  return Math.max(0, ...groups.map(heightOf));
}

/** Every folder, in groups of those that reach each other; most groups are of one. */
function groupsOf(graph: FolderGraph): readonly (readonly string[])[] {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reachedFrom(graph, folder)]));
  const groups: string[][] = [];
  for (const folder of [...graph.keys()].toSorted()) {
    const own = groups.find(([first = '']) => reached.get(first)?.has(folder) && reached.get(folder)?.has(first));
    if (own === undefined) groups.push([folder]);
    else own.push(folder);
  }
  return groups;
}

function reachedFrom(graph: FolderGraph, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of graph.get(folder) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
