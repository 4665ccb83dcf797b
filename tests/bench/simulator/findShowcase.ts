import { favourites, firstUpcoming, KickOffOrder, layout, loadSeed } from '@tribunen/football/simulator';

// node tests/bench/simulator/findShowcase.ts [from]: finds the first seed, at or after `from`, that suits the showcase.
// The demo plays the showcase when its address names no seed. Run this script when the simulator has changed and
// mocks/src/matchDay/firstMinutes.test.ts says that the showcase's seed no longer fits.

/** The earliest and the latest second of the match for the first goal, which must come soon. */
const goal = { from: 115, to: 140 };
/** The same for the first red card, which must come while the spectator is still watching. */
const redCard = { from: 350, to: 1180 };

const data = await loadSeed();

/**
 * Whether the favourite club scores the first goal within `goal`, the first red card falls within `redCard`, and no
 * goal is taken back before `redCard.to`.
 */
function isShowcase(seed: number): boolean {
  const { fixture, feedEvents } = new KickOffOrder(data, seed).at(firstUpcoming - 1 - layout.club);
  const club = fixture.home === favourites.club ? 'home' : 'away';
  const first = feedEvents.find(({ event }) => event.type === 'goal');
  const red = feedEvents.find(({ event }) => event.type === 'booking' && event.card !== 'YELLOW');
  const isTakenBack = feedEvents.some(({ event, at }) => event.type === 'goal-cancelled' && at <= redCard.to);
  return (
    first?.event.side === club &&
    isWithin(first.at, goal) &&
    red !== undefined &&
    isWithin(red.at, redCard) &&
    !isTakenBack
  );
}

function isWithin(at: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return from <= at && at <= to;
}

let seed = Number(process.argv[2] ?? 1);
while (!isShowcase(seed)) seed += 1;
console.log(`Seed ${seed}`);
