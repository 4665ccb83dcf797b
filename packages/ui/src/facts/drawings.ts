import type { PitchTopic } from '@tribunen/domain';

/** The kinds of drawings of a topic's events. */
export type FactsDrawing = 'arrows' | 'heat' | 'network';

/** The drawings that each topic offers, the usual first. */
export const drawingsOf: Readonly<Record<PitchTopic, readonly [FactsDrawing, ...FactsDrawing[]]>> = {
  shots: ['arrows'],
  passes: ['arrows', 'heat', 'network'],
  runs: ['arrows', 'heat'],
  duels: ['arrows'],
};

/** The topics whose events are played minute by minute. */
export function isPlayed(topic: PitchTopic): boolean {
  return topic === 'passes' || topic === 'runs';
}
