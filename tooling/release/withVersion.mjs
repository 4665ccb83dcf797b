/** @typedef {Record<string, string>} Dependencies */
/**
 * @typedef {{
 *   version?: string;
 *   dependencies?: Dependencies;
 *   devDependencies?: Dependencies;
 *   packages?: Record<string, Package>;
 * }} Package
 */

/**
 * The text of a `package.json` of this repository, or of its `package-lock.json`, with a new version: of the package
 * itself, and of the packages of this repository that it depends on.
 *
 * @param {string} source
 * @param {string} version such as `1.0.0`
 * @returns {string}
 */
export function withVersion(source, version) {
  /** @type {Package} */
  const file = JSON.parse(source);
  setVersion(file, version);
  for (const [path, each] of Object.entries(file.packages ?? {})) {
    if (!/(?:^|\/)node_modules\//.test(path)) setVersion(each, version);
  }
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * @param {Package} file
 * @param {string} version
 */
function setVersion(file, version) {
  if (file.version !== undefined) file.version = version;
  for (const dependencies of [file.dependencies, file.devDependencies]) {
    for (const name of Object.keys(dependencies ?? {})) {
      if (dependencies !== undefined && name.startsWith('@tribunen/')) dependencies[name] = version;
    }
  }
}
