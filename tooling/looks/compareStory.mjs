import { differenceOf } from './differenceOf.mjs';
import { photographStory } from './photographStory.mjs';

/**
 * A change in a picture of a story.
 *
 * @typedef {object} Change
 * @property {string} name
 * @property {number} pixels the number of pixels that differ
 * @property {{ readonly before: Buffer, readonly after: Buffer, readonly difference: Buffer }} pictures
 */

/** @typedef {{ readonly page: import('playwright').Page, readonly catalogue: string }} Side */

/** A story whose pictures differ is drawn up to this many times, because a difference may be due to chance. */
const tries = 3;

/**
 * Compares the pictures of a story in two catalogues. A picture has changed only if no drawing of it in one catalogue
 * equals any drawing of it in the other.
 *
 * @param {{ readonly before: Side, readonly after: Side }} sides
 * @param {string} story id
 * @returns {Promise<readonly Change[]>}
 */
export async function compareStory({ before, after }, story) {
  const was = [await photographStory(before.page, before.catalogue, story)];
  const is = [await photographStory(after.page, after.catalogue, story)];
  while (!areAlike(was, is) && was.length < tries) {
    was.push(await photographStory(before.page, before.catalogue, story, { anew: true }));
    is.push(await photographStory(after.page, after.catalogue, story, { anew: true }));
  }
  /** @type {Change[]} */
  const changes = [];
  for (const [at, { name, picture }] of (is[0] ?? []).entries()) {
    const [pictures, others] = [is, was].map((all) => all.flatMap((photographs) => photographs[at]?.picture ?? []));
    if (pictures === undefined || others === undefined || haveOneAlike(pictures, others)) continue;
    const [other] = others;
    if (other === undefined) continue;
    const { pixels, picture: difference } = await differenceOf(after.page, other, picture);
    if (pixels > 0) changes.push({ name, pixels, pictures: { before: other, after: picture, difference } });
  }
  return changes;
}

/**
 * @param {readonly (readonly import('./photographStory.mjs').Photograph[])[]} was
 * @param {readonly (readonly import('./photographStory.mjs').Photograph[])[]} is
 */
function areAlike(was, is) {
  const count = is[0]?.length ?? 0;
  return Array.from({ length: count }, (_, at) => at).every((at) =>
    haveOneAlike(
      was.flatMap((photographs) => photographs[at]?.picture ?? []),
      is.flatMap((photographs) => photographs[at]?.picture ?? []),
    ),
  );
}

/**
 * @param {readonly Buffer[]} some
 * @param {readonly Buffer[]} others
 */
function haveOneAlike(some, others) {
  return some.some((one) => others.some((other) => one.equals(other)));
}
