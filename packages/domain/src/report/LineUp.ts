/** A player of a line-up. */
export interface LineUpPlayer {
  readonly id: string;
  readonly name: string;
  readonly shirtNumber: number | null;
  /** The provider's words, `Centre-Back`; null when it has none. */
  readonly position: string | null;
  /** The player's place in the formation, from the goalkeeper forward, each line from left to right. */
  readonly slotIndex?: number | null;
  /** Across the pitch, 0 left and 1 right as the team attacks. */
  readonly x?: number | null;
  /** Along the pitch, 0 own goal line and 1 the opponent's. */
  readonly y?: number | null;
  /** Whether the player leads the team; missing when no source says so. */
  readonly captain?: boolean;
}

/** The line-up of one team. */
export interface LineUp {
  /** `4-3-3`; null when no source has it. */
  readonly formation: string | null;
  readonly lineup: readonly LineUpPlayer[];
  readonly bench: readonly LineUpPlayer[];
}
