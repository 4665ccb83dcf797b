/** The measures of the pitch in metres, from the Laws of the Game (PITCH-1, PITCH-3). */
export const pitchSize = {
  length: 105,
  width: 68,
  goalWidth: 7.32,
  goalHeight: 2.44,
  goalAreaDepth: 5.5,
  goalAreaHalfWidth: 9.16,
  penaltyAreaDepth: 16.5,
  penaltyAreaHalfWidth: 20.16,
  penaltySpotDistance: 11,
  /** The radius of the centre circle and of the arc in front of the penalty area. */
  circleRadius: 9.15,
  cornerRadius: 1,
} as const;

/** Width over height of the picture that the pitch is drawn on (PITCH-1). */
export const pitchAspectRatio = 1280 / 720;
