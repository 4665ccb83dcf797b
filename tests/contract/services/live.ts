import { bootLiveAnswer, liveDeltaAnswer, liveModeHeader, parseBootVersion } from '@tribunen/contract';
import { parse } from 'valibot';
import { expect } from 'vitest';
import type { ServiceScene } from '../ServiceScene.ts';
import type { ServiceTests } from './ServiceTests.ts';

const ask = ({ target }: ServiceScene, path: string): Promise<Response> => target.fetch(`${target.apiUrl}/${path}`);

/** The tests of the live endpoints, which require no key. */
export const liveTests: ServiceTests = {
  'live: the snapshot has the contract’s shape, and is fresh': async (scene) => {
    const response = await ask(scene, 'boot/live');
    const snapshot: unknown = await response.json();
    expect(() => parse(bootLiveAnswer, snapshot)).not.toThrow();
    expect(response.headers.get('cache-control')).toMatch(/no-(store|cache)/);
  },
  'live: the version is the plain text of a whole number, and never decreases': async (scene) => {
    const version = async (): Promise<number> => {
      const response = await ask(scene, 'boot/version');
      const text = await response.text();
      expect(text).toMatch(/^\d+$/);
      return parseBootVersion(text, response.headers.get(liveModeHeader)).version;
    };
    const first = await version();
    expect(await version()).toBeGreaterThanOrEqual(first);
  },
  'live: the changes since a version have the contract’s shape': async (scene) => {
    const delta = parse(liveDeltaAnswer, await (await ask(scene, 'live/delta?since=0')).json());
    const rest = parse(liveDeltaAnswer, await (await ask(scene, `live/delta?since=${delta.version}`)).json());
    expect(rest.version).toBeGreaterThanOrEqual(delta.version);
  },
  'live: a request for changes without a version is refused': async (scene) => {
    expect((await ask(scene, 'live/delta')).status).toBe(400);
  },
};
