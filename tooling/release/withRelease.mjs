import { notesOf } from './notesOf.mjs';

const unreleased = '## Unreleased\n';

/**
 * A changelog in which what was unreleased is the section of a version, below an empty «Unreleased». Null if nothing is
 * unreleased, or the version has a section already.
 *
 * @param {string} changelog in the format of Keep a Changelog
 * @param {string} version such as `1.0.0`
 * @param {string} day such as `2026-12-01`
 * @returns {string | null}
 */
export function withRelease(changelog, version, day) {
  if (notesOf(changelog, 'Unreleased') === null || notesOf(changelog, version) !== null) return null;
  return changelog.replace(unreleased, `${unreleased}\n## [${version}] - ${day}\n`);
}
