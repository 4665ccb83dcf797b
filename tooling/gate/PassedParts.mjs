import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** @typedef {{ readonly fingerprint: string, readonly passed: number }} Passed the state of its files, and how many checks passed */

/**
 * Which parts of the gate have passed on this machine, and on which files. A record that cannot be read counts as empty.
 *
 * @example
 * const passedParts = new PassedParts(join(reports, 'passed.json'));
 * passedParts.remember('check', { fingerprint, passed: 7 });
 * passedParts.passedOn('check', fingerprint); // 7
 */
export class PassedParts {
  #file;
  /** @type {Map<string, unknown>} */
  #parts;

  /** @param {string} file */
  constructor(file) {
    this.#file = file;
    this.#parts = new Map(Object.entries(readIfThere(file)));
  }

  /**
   * @param {string} name of the part
   * @param {string} fingerprint
   * @returns {number | null} how many checks passed when it last passed; null where that was on other files, or not at all
   */
  passedOn(name, fingerprint) {
    const known = this.#parts.get(name);
    if (typeof known !== 'object' || known === null) return null;
    if (!('fingerprint' in known) || known.fingerprint !== fingerprint) return null;
    return 'passed' in known && typeof known.passed === 'number' ? known.passed : null;
  }

  /** @param {string} name of the part @param {Passed} passed */
  remember(name, passed) {
    this.#parts.set(name, passed);
    this.#save();
  }

  /** @param {string} name of the part, which has failed */
  forget(name) {
    if (this.#parts.delete(name)) this.#save();
  }

  #save() {
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(this.#parts), null, 2));
  }
}

/** @param {string} file @returns {object} */
function readIfThere(file) {
  if (!existsSync(file)) return {};
  try {
    /** @type {unknown} */
    const value = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // An interrupted run has written half of the file.
    rmSync(file);
    return {};
  }
}
