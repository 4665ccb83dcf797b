import { notesOf } from './notesOf.mjs';

const unreleased = '## Unreleased\n';

/**
 * A changelog in which the entries under «Unreleased» have become the section of a version, below an empty
 * «Unreleased». Null if «Unreleased» has no entries, or the version has a section already.
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
