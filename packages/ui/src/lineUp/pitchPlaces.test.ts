import { type LineUpPlayer, placeLineUp } from '@tribunen/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bothOnPitch, type NamedPlace, onePitch, type PitchPlace } from './pitchPlaces.ts';
import { leastAcross, leastAlong, spreadPlayers } from './spreadPlayers.ts';

/** The width of the narrowest screen without its margins. */
const narrowest = 288;
/** The narrowest pitch that both sides share. */
const narrowestShared = 504;

function player(n: number): LineUpPlayer {
  return { id: String(n), name: `Spiller ${n}`, shirtNumber: n, position: null };
}

/** Gives the players names with these numbers of letters, in order. */
function named<Place extends Omit<NamedPlace, 'shortName'>>(places: readonly Place[], ...letters: readonly number[]) {
  return places.map((place, n) => ({ ...place, shortName: 'n'.repeat(letters[n % letters.length] ?? 9) }));
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const anySide = fc.array(fc.tuple(share, share, fc.integer({ min: 1, max: 20 })), { maxLength: 12 }).map((places) => {
  const spread = spreadPlayers(places.map(([x, y], n) => ({ player: player(n), x, y })));
  return named(spread, ...places.map(([, , letters]) => letters));
});
const runs = { seed: 16, numRuns: 300 };

/** The boxes of the names in pixels, each 15 pixels high. `from` is the distance between a name and the middle of its shirt. */
function namesOf(places: readonly PitchPlace[], width: number, from: number) {
  return places.map(({ nameX, y, room, isNameAbove }) => ({
    left: (nameX - room / 2) * width,
    right: (nameX + room / 2) * width,
    top: y * width + (isNameAbove ? -from - 15 : from),
    bottom: y * width + (isNameAbove ? -from : from + 15),
  }));
}

function expectApart(places: readonly PitchPlace[], width: number, from: number): void {
  const names = namesOf(places, width, from);
  for (const [n, one] of names.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(-0.001);
    expect(one.right).toBeLessThanOrEqual(width + 0.001);
    for (const other of names.slice(n + 1)) {
      const overlap =
        one.left < other.right - 0.001 &&
        other.left < one.right - 0.001 &&
        one.top < other.bottom &&
        other.top < one.bottom;
      expect(overlap, JSON.stringify([one, other])).toBe(false);
    }
  }
}

test('wherever up to twelve players stand, no name overlaps another on the narrowest screen', () => {
  fc.assert(
    fc.property(anySide, (placed) => expectApart(onePitch(placed), narrowest, 16)),
    runs,
  );
});

test('wherever the players of both sides stand, no name overlaps another on the pitch that they share', () => {
  fc.assert(
    fc.property(anySide, anySide, (home, away) => {
      const places = bothOnPitch({ home, away });
      expectApart([...places.home, ...places.away], narrowestShared, 13);
    }),
    runs,
  );
});

test('wherever eleven players stand, they are told apart after they are spread, and nobody is lost', () => {
  const eleven = fc.array(fc.tuple(share, share), { minLength: 11, maxLength: 11 });
  fc.assert(
    fc.property(eleven, (places) => {
      const spread = spreadPlayers(places.map(([x, y], n) => ({ player: player(n), x, y })));
      expect(new Set(spread.map(({ player: { id } }) => id)).size).toBe(11);
      for (const [n, one] of spread.entries()) {
        for (const other of spread.slice(n + 1)) {
          const [across, along] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
          expect(across > leastAcross - 1e-6 || along > leastAlong - 1e-6, `${across} ${along}`).toBe(true);
        }
      }
    }),
    runs,
  );
});

const formations =
  '4-4-2 4-3-3 4-2-3-1 4-1-4-1 4-5-1 4-3-1-2 4-3-2-1 4-4-1-1 4-2-2-2 4-1-2-1-2 4-2-4 3-4-3 3-5-2 3-4-1-2 3-4-2-1 3-1-4-2 3-3-3-1 5-3-2 5-4-1 5-2-3 5-2-1-2'.split(
    ' ',
  );

test.each(formations)('in %s every name has room for seven letters on the narrowest screen', (formation) => {
  const eleven = Array.from({ length: 11 }, (_, n) => ({ ...player(n), slotIndex: n }));
  const placed = placeLineUp(formation, eleven);
  const spread = spreadPlayers(placed);
  expect(spread.map(({ x }) => x)).toEqual(placed.map(({ x }) => x));
  for (const { room } of onePitch(named(spread))) expect(room * narrowest).toBeGreaterThan(7 * 7);
});

test.each(formations)(
  'in %s every name of eight letters fits on the pitch that both sides share on a desktop',
  (formation) => {
    const eleven = Array.from({ length: 11 }, (_, n) => ({ ...player(n), slotIndex: n }));
    const side = named(spreadPlayers(placeLineUp(formation, eleven)), 9);
    const { home, away } = bothOnPitch({ home: side, away: side });
    for (const { room } of [...home, ...away]) expect(room * 752).toBeGreaterThan(8 * 7 + 11);
  },
);

const fiveInARow = [0.1, 0.3, 0.5, 0.7, 0.9].map((x, n) => ({ player: player(n), x, y: 0.5 }));

test('on a side’s own pitch all names stand under their shirts, however long they are', () => {
  for (const letters of [4, 12, 20]) {
    expect(onePitch(named(fiveInARow, letters)).some(({ isNameAbove }) => isNameAbove)).toBe(false);
  }
});

test('on the shared pitch a name moves above its shirt if less of the names is then cut off', () => {
  const endsOf = (letters: number) => {
    const row = named(
      fiveInARow.map(({ player: five, x, y }) => ({ player: five, x: y, y: x })),
      letters,
    );
    return bothOnPitch({ home: row, away: [] }).home.map(({ isNameAbove }) => isNameAbove);
  };
  expect(endsOf(12)).toContain(true);
  expect(endsOf(4)).not.toContain(true);
});

test('a long name at the edge of the pitch moves towards the middle', () => {
  const [wing] = onePitch(named([{ player: player(1), x: 0.1, y: 0.5 }], 11));
  expect(wing?.nameX).toBeGreaterThan(0.14);
  expect((wing?.room ?? 0) * narrowest).toBeGreaterThan(11 * 6.7 + 11);
});
