import type { MatchScript } from '../script/MatchScript.ts';
import { clockAt, regularSeconds } from '../script/periodClock.ts';
import type { Figures } from './Figures.ts';

/** The figures of simulated matches. */
export function figuresOf(scripts: readonly MatchScript[]): Figures {
  const mean = (count: (script: MatchScript) => number): number =>
    scripts.reduce((total, script) => total + count(script), 0) / scripts.length;
  const standing = scripts.flatMap(goalsOf);
  const share = (test: (goal: (typeof standing)[number]) => boolean): number =>
    standing.filter(test).length / standing.length;
  return {
    goals: standing.length / scripts.length,
    draws: mean((script) => {
      const early = goalsOf(script).filter(({ minute }) => minute <= 90);
      return Number(early.filter(({ side }) => side === 'home').length * 2 === early.length);
    }),
    firstHalf: share(({ minute }) => minute <= 45),
    home: share(({ side }) => side === 'home'),
    quarters: Array.from({ length: 8 }, (_, quarter) =>
      share(({ minute }) => Math.floor((minute - 1) / 15) === quarter),
    ),
    yellowCards: mean(
      ({ events }) => events.filter((each) => each.type === 'booking' && each.card === 'YELLOW').length,
    ),
    cards: mean(({ events }) => events.filter((each) => each.type === 'booking').length),
    substitutions: mean(({ events }) => events.filter((each) => each.type === 'substitution').length),
    added: mean(({ periods }) =>
      periods.slice(0, 2).reduce((total, { name, seconds }) => total + seconds - regularSeconds(name), 0),
    ),
    shots: mean(({ events }) => events.filter((each) => each.type === 'shot' || each.type === 'goal').length),
    fouls: mean(({ events }) => events.filter((each) => each.type === 'foul').length),
    cancelled: mean(({ events }) => events.filter((each) => each.type === 'goal-cancelled').length),
  };
}

/** The goals that count, without those that the video referee took back. */
function goalsOf({ events }: MatchScript): readonly { readonly side: 'home' | 'away'; readonly minute: number }[] {
  const goals: { readonly side: 'home' | 'away'; readonly minute: number }[] = [];
  for (const event of events) {
    if (event.type === 'goal') goals.push({ side: event.side, minute: clockAt(event.period, event.second).minute });
    if (event.type === 'goal-cancelled')
      goals.splice(
        goals.findLastIndex(({ side }) => side === event.side),
        1,
      );
  }
  return goals;
}
