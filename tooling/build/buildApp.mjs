import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { root } from '../setUp/root.mjs';

/** @typedef {'demo' | 'configured' | 'local'} BuildKind */

const supabaseVariables = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'];

/** The mock server that the `local` build talks to. */
export const localBackend = { port: 54_321, url: 'http://127.0.0.1:54321' };

/** Where the pages of the `local` build request the list of a first visit, which `hosts/firstList.js` of the build answers. */
export const firstList = { port: 54_322, url: 'http://127.0.0.1:54322/boot/first' };

/**
 * The builds that checks and benchmarks use: the demo, the build for a real backend, and the same build against the
 * local mock server. Each has its own folder, so that none is mistaken for another or for `npm run build`.
 *
 * @type {Readonly<Record<BuildKind, { folder: string, env: Record<string, string | undefined>, flags: readonly string[]
 * }>>}
 */
export const builds = {
  demo: {
    folder: join(root, 'packages/app/dist-demo'),
    env: Object.fromEntries(supabaseVariables.map((name) => [name, undefined])),
    flags: [],
  },
  configured: {
    folder: join(root, 'packages/app/dist-configured'),
    env: {
      VITE_SUPABASE_URL: 'https://example.supabase.co',
      VITE_SUPABASE_ANON_KEY: 'anon-key-for-size',
      VITE_FIRST_LIST_URL: 'https://example.supabase.co/functions/v1/first-list',
    },
    // The source maps list every module of the build; «hidden» leaves the scripts themselves unchanged.
    flags: ['--sourcemap', 'hidden'],
  },
  local: {
    folder: join(root, 'packages/app/dist-local'),
    env: {
      VITE_SUPABASE_URL: localBackend.url,
      VITE_SUPABASE_ANON_KEY: 'anon-key-of-nobody',
      VITE_API_URL: `${localBackend.url}/api`,
      VITE_FIRST_LIST_URL: firstList.url,
    },
    flags: [],
  },
};

/** The source files and folders of a build, from the root of the repository. */
const ingredients = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'packages', 'mocks', 'locales'];
const notIngredients = /^(?:node_modules|dist.*|.*\.test\.tsx?|.*\.stories\.tsx?|.*\.md)$/;

/**
 * @param {string} path
 * @returns {number} when anything in it was last written, in milliseconds since 1970
 */
function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  // Includes the folder's own time, because it changes when a file is removed.
  return readdirSync(path)
    .filter((name) => !notIngredients.test(name))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), stats.mtimeMs);
}

/**
 * Whether a build is as new as all of its sources.
 *
 * @param {BuildKind} kind
 */
export function isFresh(kind) {
  const built = statSync(join(builds[kind].folder, 'index.html'), { throwIfNoEntry: false });
  return built !== undefined && built.mtimeMs >= newestIngredient();
}

function newestIngredient() {
  return Math.max(...ingredients.map((name) => newest(join(root, name))));
}

/**
 * @param {BuildKind} kind
 * @param {string} node path of the Node to build with
 * @returns {Promise<import('../process/run.mjs').Outcome>}
 */
export function buildApp(kind, node) {
  const { folder, env, flags } = builds[kind];
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  return run([node, vite, 'build', 'packages/app', '--logLevel', 'warn', ...flags], {
    env: { ...env, OUT_DIR: folder },
  });
}
