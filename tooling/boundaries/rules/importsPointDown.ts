import { importRule, packageOf } from '../importRule.ts';
import type { PackageName, Place, Target } from '../packages.ts';

interface Allowed {
  readonly packages: readonly PackageName[];
  /** The libraries that shipped code may import. Tests and stories may import any. */
  readonly libraries: RegExp;
}

const schemas = /^valibot$/;
const anyLibrary = /^/;
const nothingThatFetches = /^(?!@supabase\/|@tanstack\/(?:react-)?query|react-router|msw$|@msw\/|valibot$|node:)/;
const nothingOfTheScreen = /^(?!react$|react-dom$|styled-components$|react-router|@tanstack\/)/;

/** The packages and libraries that shipped code of each package may import, besides the package's own files. */
const allowedImports: Readonly<Record<PackageName, Allowed>> = {
  domain: { packages: [], libraries: /^$/ },
  contract: { packages: ['domain'], libraries: schemas },
  football: { packages: ['contract', 'domain'], libraries: schemas },
  protocol: { packages: ['domain'], libraries: schemas },
  // An edge function is deployed with everything that it imports, so this list is short.
  edge: { packages: ['contract', 'domain', 'locales'], libraries: schemas },
  ui: { packages: ['domain', 'locales'], libraries: nothingThatFetches },
  app: { packages: ['ui', 'contract', 'domain', 'locales', 'mocks'], libraries: anyLibrary },
  mocks: { packages: ['edge', 'protocol', 'football', 'contract', 'domain'], libraries: nothingOfTheScreen },
  backend: { packages: ['edge', 'protocol', 'football', 'contract', 'domain'], libraries: nothingOfTheScreen },
  locales: { packages: [], libraries: anyLibrary },
};

/**
 * Whether the tests and stories of a package may import a target that its shipped code may not: any library, the inputs
 * in tests/publicInputs, and in ui the scenarios of mocks.
 */
function mayImportInTests(from: PackageName, target: Target): boolean {
  if (target.kind === 'library') return true;
  if (target.kind === 'file') return target.path.startsWith('tests/publicInputs/inputs/');
  return from === 'ui' && target.package === 'mocks' && target.door === './scenarios';
}

/** The part of protocol behind its door `./node` needs Node and its libraries. */
const isOfNode = (place: Place) => place.path.startsWith('packages/protocol/src/node/');

/** A package imports the packages and the libraries that `allowedImports` lists for it, and nothing else. */
export const importsPointDown = importRule((place) => {
  const own = place.package;
  if (own === null) return null;
  const allowed = allowedImports[own];
  return ({ specifier, target }) => {
    const other = packageOf(target);
    const isAllowed =
      target.kind === 'library'
        ? allowed.libraries.test(target.name) || isOfNode(place)
        : other === own || (other !== null && allowed.packages.includes(other));
    if (isAllowed || (!place.ships && mayImportInTests(own, target))) return null;
    return `${own} must not import «${specifier}»: allowedImports lists what it may (tooling/boundaries).`;
  };
});
