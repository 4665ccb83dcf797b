import type { Plugin } from 'vite';
import { screenRoads } from './screenRoads.ts';

const id = 'virtual:screen-roads';
const resolved = `\0${id}`;

/** Gives the map of the catalogue the screens and their roads, as `virtual:screen-roads`. */
export function screenRoadsModule(): Plugin {
  return {
    name: 'screen-roads',
    resolveId: (source) => (source === id ? resolved : undefined),
    load: (asked) => (asked === resolved ? `export const roads = ${JSON.stringify(screenRoads())};` : undefined),
  };
}
