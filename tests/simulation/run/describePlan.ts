import type { SimulationPlan } from '../plan/SimulationPlan.ts';

/** A plan as lines of text, one for each browser, tab and incident. */
export function describePlan({
  seed,
  lengthMs,
  accessTokenSeconds,
  browsers,
  incidents,
  matches,
}: SimulationPlan): readonly string[] {
  return [
    `seed ${seed}: ${lengthMs / 60_000} minutes, ${matches.length} matches, tokens of ${accessTokenSeconds} s`,
    ...browsers.map(({ user, tabs }, index) => {
      const follows = user?.follows.map(
        ({ kind, name, notifications }) => `${kind} ${name}${notifications ? '' : ' (silent)'}`,
      );
      const seen = tabs.map(
        ({ visible, openMatch }) => `${visible ? 'seen' : 'hidden'}${openMatch === null ? '' : ` with ${openMatch}`}`,
      );
      return `  b${index}: tabs ${seen.join(', ')}; ${follows === undefined ? 'nobody signed in' : `follows ${follows.join(', ') || 'nothing'}`}`;
    }),
    ...incidents.map(
      ({ at, kind, ...facts }) => `  ${(at / 1000).toFixed(3).padStart(8)} s  ${kind} ${JSON.stringify(facts)}`,
    ),
  ];
}
