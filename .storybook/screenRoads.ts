import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { importsOf } from './importsOf.ts';

/** A screen of the app, read from its route and its code. */
export interface MappedScreen {
  /** The router's path: `/match/:matchId`. */
  readonly path: string;
  /** The title of the stories that show it. */
  readonly title: string;
  /** The paths that its code links to. */
  readonly leadsTo: readonly string[];
}

const app = 'packages/app/src';
const read = (file: string): string => readFileSync(file, 'utf8');

/** The paths that code mentions: `match` for `paths.match`, and `match/` for an address below it. */
const mentioned = (text: string): readonly string[] =>
  [...text.matchAll(/\bpaths\.(\w+)(\}\/[$:])?/g)].map(([, name = '', below]) =>
    below === undefined ? name : `${name}/`,
  );

/**
 * The screens of the app and the roads between them, read from its code: the routes, the containers that they open, and the addresses in a container
 * and the files that it imports. A road means that the code has the address; whether a link is shown depends on the screen's state.
 */
export function screenRoads(): { readonly everywhere: readonly string[]; readonly screens: readonly MappedScreen[] } {
  const router = read(`${app}/app/routes/appRoutes.tsx`);
  const routes = routesOf(router);
  const pathOf = new Map(routes.flatMap(({ names, path }) => names.map((name) => [name, path] as const)));
  const containers = new Set(routes.map(({ container }) => container));
  const roads = (container: string, own: string) => [
    ...new Set(
      [...namesIn(container, containers)].flatMap((name) => pathOf.get(name) ?? []).filter((path) => path !== own),
    ),
  ];
  return {
    everywhere: roads('ShellContainer', ''),
    screens: routes.map(({ path, container }) => ({
      path,
      title: titleOf(container),
      leadsTo: roads(container, path),
    })),
  };
}

interface Route {
  readonly path: string;
  /** The names of its path in code: `match/`. */
  readonly names: readonly string[];
  /** The name of the container that it opens. */
  readonly container: string;
}

function routesOf(router: string): readonly Route[] {
  const paths = read(`${app}/navigation/paths.ts`);
  const values = new Map(
    [...paths.matchAll(/(\w+)(?: =|:) '(\/[^']*)'/g)].map(([, name = '', path = '']) => [name, path]),
  );
  for (const [, name = '', constant = ''] of paths.matchAll(/(\w+): (\w+Path),/g)) {
    values.set(name, values.get(constant) ?? '');
  }
  return [...router.matchAll(/path: (?:paths\.(\w+)|`\$\{paths\.(\w+)\}(\/:[^`]+)`),\s*element: <(\w+)/g)].flatMap(
    ([, whole, base, below = '', element = '']) => {
      const name = whole ?? base ?? '';
      const container = containerOf(element, router);
      if (container === null) return [];
      const optional = below.endsWith('?');
      return {
        path: `${values.get(name) ?? ''}${below}`,
        names: below === '' ? [name] : optional ? [name, `${name}/`] : [`${name}/`],
        container,
      };
    },
  );
}

/** The container behind an element of the router: `MatchContainer` for `<MatchRoute />`. */
function containerOf(element: string, router: string): string | null {
  if (element.endsWith('Container')) return element;
  const named = new RegExp(`const ${element} = [^;]*?(\\w+Container)\\b`).exec(router)?.[1];
  return named ?? (element.endsWith('Route') ? `${element.replace(/Route$/, '')}Container` : null);
}

/** The files of the app by their names. */
const files = new Map(
  globSync(`${app}/**/*.{ts,tsx}`, { exclude: ['**/*.test.*'] }).map((file) => [
    basename(file).replace(/\.tsx?$/, ''),
    file,
  ]),
);

/** The names of the addresses that a container and the files behind it mention. */
function namesIn(container: string, containers: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of filesBehind(container, containers)) {
    const source = read(file);
    for (const name of mentioned(source)) names.add(name);
    for (const [helper, known] of helpers)
      if (new RegExp(`\\b${helper}\\b`).test(source)) known.forEach((name) => names.add(name));
  }
  return names;
}

function filesBehind(container: string, containers: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set([fileOf(container)]);
  for (const file of found) {
    for (const path of importsOf(file)) {
      const isScreen = containers.has(basename(path).replace(/\.tsx?$/, ''));
      if (/\/src\/(?:features|chat|playerCard)\//.test(path) && !isScreen) found.add(path);
    }
  }
  return found;
}

/** The functions of the app that make an address, each with the names of the paths in it. */
const helpers = addressHelpers();

function addressHelpers(): ReadonlyMap<string, readonly string[]> {
  const bodies = globSync(`${app}/navigation/*.ts`, { exclude: ['**/*.test.*'] })
    .flatMap((file) => [...read(file).matchAll(/^export function (\w+)\(([^]*?)^\}/gm)])
    .map(([, name = '', body = '']) => [name, body] as const);
  const known = new Map(bodies.map(([name, body]) => [name, mentioned(body)] as const));
  // A helper that calls another also has the paths of the other.
  return new Map(
    bodies.map(([name, body]) => [
      name,
      [
        ...(known.get(name) ?? []),
        ...[...known].flatMap(([other, names]) => (body.includes(`${other}(`) ? names : [])),
      ],
    ]),
  );
}

/** The title of the first component that a container renders and stories show. */
function titleOf(container: string): string {
  const shown = [...read(fileOf(container)).matchAll(/<(\w+)/g)].flatMap(([, name = '']) => titles.get(name) ?? []);
  const title = shown.find((each) => /\/(?:Skjerm|Side|Lagside)$/.test(each)) ?? shown[0];
  if (title === undefined) throw new Error(`No story shows what ${container} renders`);
  return title;
}

function fileOf(container: string): string {
  const file = files.get(container);
  if (file === undefined) throw new Error(`No file of the app is named ${container}`);
  return file;
}

/** The titles of the stories by the component that their file is named after. */
const titles = new Map(
  globSync('packages/ui/src/**/*.stories.tsx').flatMap((file) => {
    const title = /\btitle: '([^']+)'/.exec(read(file))?.[1];
    return title === undefined ? [] : [[basename(file, '.stories.tsx'), title] as const];
  }),
);
