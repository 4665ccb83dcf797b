import type {
  ScriptedBooking,
  ScriptedCancellation,
  ScriptedGoal,
  ScriptedShot,
  ScriptedSubstitution,
  ScriptEvent,
} from './MatchScript.ts';

/**
 * The events that a live feed reports one by one. Other shots, fouls and corners appear only in the figures, a
 * shoot-out only in the score.
 */
export type ReportedScriptEvent =
  | ScriptedGoal
  | ScriptedCancellation
  | ScriptedBooking
  | ScriptedSubstitution
  | (ScriptedShot & { readonly isPenalty: true });

/**
 * Whether the feed reports an event: goals and cancellations, missed penalties, cards and substitutions.
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
