import type {
  ScriptedBooking,
  ScriptedCancellation,
  ScriptedGoal,
  ScriptedShot,
  ScriptedSubstitution,
  ScriptEvent,
} from './MatchScript.ts';

/** What a live feed tells by itself; other shots, fouls and corners show only in the figures, a shoot-out only in the score. */
export type ReportedScriptEvent =
  | ScriptedGoal
  | ScriptedCancellation
  | ScriptedBooking
  | ScriptedSubstitution
  | (ScriptedShot & { readonly isPenalty: true });

/**
 * Whether an event is told by itself: goals and what takes them back, missed penalties, cards and substitutions.
 *
 * @example
 * script.events.filter(isReported).length; // about fifteen of sixty
 */
export function isReported(event: ScriptEvent): event is ReportedScriptEvent {
  switch (event.type) {
    case 'goal':
    case 'goal-cancelled':
    case 'booking':
    case 'substitution':
      return true;
    case 'shot':
      return event.isPenalty;
    case 'foul':
    case 'corner':
    case 'offside':
    case 'shoot-out-kick':
      return false;
  }
}
