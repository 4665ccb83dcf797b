import type { Side } from '../match/Match.ts';
import type { PitchEvents, Shot } from './PitchEvent.ts';
import type { PitchChoice } from './pitchMarks.ts';
import { duelStats, passStats, shotStats } from './pitchStats.ts';

/** A figure of both sides, and the statistic that shows its events on the pitch. */
export interface ComparedFact {
  readonly key: keyof typeof figures;
  readonly choice: PitchChoice;
  readonly home: number;
  readonly away: number;
}

interface Figure {
  readonly choice: PitchChoice;
  isKnown(events: PitchEvents): boolean;
  of(events: PitchEvents): number;
}

const hasXg = ({ xg = null }: Shot) => xg !== null;
const hasShots = ({ shots }: PitchEvents) => shots.length > 0;
const hasPasses = ({ passes }: PitchEvents) => passes.length > 0;

const figures = {
  shots: { choice: { topic: 'shots', stat: 'all' }, isKnown: hasShots, of: ({ shots }) => shots.length },
  'on-target': {
    choice: { topic: 'shots', stat: 'on-target' },
    isKnown: hasShots,
    of: ({ shots }) => shots.filter(shotStats['on-target']).length,
  },
  // A larger chance has a larger mark, so the picture of all shots shows the expected goals too.
  xg: {
    choice: { topic: 'shots', stat: 'all' },
    isKnown: ({ shots }) => shots.some(hasXg),
    of: ({ shots }) => shots.reduce((sum, { xg }) => sum + (xg ?? 0), 0),
  },
  passes: { choice: { topic: 'passes', stat: 'all' }, isKnown: hasPasses, of: ({ passes }) => passes.length },
  accuracy: {
    choice: { topic: 'passes', stat: 'completed' },
    isKnown: hasPasses,
    of: ({ passes }) => passes.filter(passStats.completed).length / Math.max(1, passes.length),
  },
  'duels-won': {
    choice: { topic: 'duels', stat: 'won' },
    isKnown: ({ duels }) => duels.length > 0,
    of: ({ duels }) => duels.filter(duelStats.won).length,
  },
} as const satisfies Record<string, Figure>;

const keys = [
  'shots',
  'on-target',
  'xg',
  'passes',
  'accuracy',
  'duels-won',
] as const satisfies readonly ComparedFact['key'][];

/**
 * Both sides compared: shots, shots on target, expected goals, passes, the share of completed passes (0–1), and duels won. A figure
 * that is known of neither side is absent (PITCH-33).
 */
export function comparedFacts({ home, away }: Readonly<Record<Side, PitchEvents>>): readonly ComparedFact[] {
  return keys.flatMap((key) => {
    const { choice, isKnown, of }: Figure = figures[key];
    return isKnown(home) || isKnown(away) ? { key, choice, home: of(home), away: of(away) } : [];
  });
}
