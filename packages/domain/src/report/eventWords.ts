/** Words in an event type that make it a goal (NOTIFY-1). */
export const GOAL_WORDS = [
  'GOAL',
  'SCORE',
  'SCORE_CHANGE',
  'SCORING',
  'PENALTY_GOAL',
  'OWN_GOAL',
  'PENALTY_CONFIRMED',
  'PENALTY_SCORED',
  'GOAL_SCORED',
  'GOAL_KICK',
  'FREE_KICK_GOAL',
  'CORNER_GOAL',
  'HEADER_GOAL',
  'VOLLEY_GOAL',
  'TAP_IN',
  'FINISH',
] as const;

/** Words in an event type that make it a red card (NOTIFY-1). */
export const RED_WORDS = [
  'RED',
  'RED_CARD',
  'STRAIGHT_RED',
  'SECOND_YELLOW_AS_RED',
  'PLAYER_SENT_OFF',
  'DISMISSAL',
  'EJECTION',
  'EXPULSION',
  'SENDING_OFF',
  'RED_CARD_SHOWN',
  'DIRECT_RED',
  'VIOLENT_CONDUCT',
  'SERIOUS_FOUL_PLAY',
  'UNSPORTING_BEHAVIOR',
] as const;
