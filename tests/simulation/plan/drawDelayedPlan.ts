import { createRandom, drawInteger, drawWeighted, type Random, seededUuid } from '@tribunen/football';
import type { MatchPlan } from '../football/MatchPlan.ts';
import { drawPlan } from './drawPlan.ts';
import type { BrowserPlan, Incident, SimulationPlan } from './SimulationPlan.ts';

const second = 1000;
const minute = 60 * second;
/**
 * The delays to draw from, in seconds. They are mostly short, so that most states become due during a run of some
 * minutes.
 */
const delays = [0, 5, 12, 25, 40, 60, 90, 180] as const;

/**
 * The plan of a seed for spectators who see the matches with a delay (KNOWN-1). It takes the football, the tabs and the
 * incidents of `drawPlan`, except changed clocks, and puts them on two devices that each have their own delay.
 * During the run the spectators change the delays, hide results and reload pages.
 */
export function drawDelayedPlan(seed: number): SimulationPlan {
  const random = createRandom(seed, 'delays');
  const plan = drawPlan(seed);
  const [first, second = first] = plan.browsers;
  if (first === undefined || second === undefined) throw new RangeError('A plan without spectators');
  const user = second.user && { ...second.user, id: seededUuid(seed, 'user', 1) };
  const browsers = [first, { ...second, user }].map((browser): BrowserPlan => {
    // One browser in six has no delay when its page opens, so that page starts without the gate, the part of the app
    // that holds data back.
    if (random() < 1 / 6) return browser;
    return { ...browser, behindSeconds: drawDelay(random), holdsFriends: random() < 0.5 };
  });
  const chosen = Array.from({ length: drawInteger(2, 4 + plan.lengthMs / minute, random) }, () =>
    drawChoice(plan, browsers.length, random),
  );
  const incidents = [...plan.incidents.filter(({ kind }) => kind !== 'clock'), ...chosen.flat()];
  return { ...plan, browsers, incidents: incidents.toSorted((one, other) => one.at - other.at), isDelayed: true };
}

function drawDelay(random: Random): number {
  return drawWeighted(delays, (seconds) => 1 / (20 + seconds), random);
}

function drawChoice({ matches, lengthMs }: SimulationPlan, browsers: number, random: Random): readonly Incident[] {
  const at = drawInteger(second, lengthMs, random);
  const browser = drawInteger(0, browsers - 1, random);
  // A match that ends during the run has three times the weight, because a final result appears in more places.
  const endsIn = ({ changes }: MatchPlan): boolean =>
    changes.some((change) => change.kind === 'state' && change.status === 'FINISHED');
  const match = String(drawWeighted(matches, (each) => (endsIn(each) ? 3 : 1), random).id);
  const kind = drawWeighted(['delay', 'hide-result', 'reload'] as const, (each) => (each === 'delay' ? 3 : 2), random);
  switch (kind) {
    case 'delay':
      return [{ kind, at, browser, match: random() < 0.4 ? match : null, seconds: drawDelay(random) }];
    case 'hide-result': {
      const shown: Incident = { kind: 'show-result', at: at + drawInteger(5, 120, random) * second, browser, match };
      return random() < 0.6 ? [{ kind, at, browser, match }, shown] : [{ kind, at, browser, match }];
    }
    case 'reload':
      return [{ kind, at, browser }];
  }
}
