/**
 * The section of a version in a changelog, without its heading; null if it is missing or empty.
 *
 * @param {string} changelog in the format of Keep a Changelog
 * @param {string} version such as `1.0.0`
 * @returns {string | null}
 */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const own = sections.find((section) => section.split('\n', 1)[0]?.replace(/^\[|\].*|\s.*/g, '') === version);
  return own?.slice(own.indexOf('\n') + 1).trim() || null;
}
