import type { ChatLine } from '@tribunen/domain';
import { useLayoutEffect, useReducer } from 'react';
import { lineStep, type LineStep } from './lineStep.ts';

interface Steps extends LineStep {
  /** The lines that the list should finally have. */
  readonly goal: readonly ChatLine[];
}

interface Goal {
  readonly lines: readonly ChatLine[];
  readonly isAtEnd: boolean;
}

/** The steps to the goal: the first one, or all that are left. */
function nextSteps(steps: Steps, { lines: goal, isAtEnd }: Goal): Steps {
  if (goal === steps.goal) return { lines: goal, shift: false, goal };
  return { ...lineStep(steps.lines, goal, isAtEnd), goal };
}

/** The lines for the virtual list, in one step or, before the browser paints, in two (`lineStep`). */
export function useLineStep(goal: readonly ChatLine[], isAtEnd: boolean): LineStep {
  const [steps, step] = useReducer(nextSteps, { lines: goal, shift: false, goal });
  if (steps.goal !== goal) step({ lines: goal, isAtEnd });
  useLayoutEffect(() => {
    if (steps.lines.length !== steps.goal.length) step({ lines: steps.goal, isAtEnd });
  }, [steps, isAtEnd]);
  return steps;
}
