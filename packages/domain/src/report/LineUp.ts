/** A player of a line-up (part 2 §3). */
export interface LineUpPlayer {
  readonly id: string;
  readonly name: string;
  readonly shirtNumber: number | null;
  /** The provider's words, `Centre-Back`; null where it has none. */
  readonly position: string | null;
  /** Place in the formation, from the goalkeeper forward, each line from left to right. */
  readonly slotIndex?: number | null;
  /** Across the pitch, 0 left and 1 right as the team attacks. */
  readonly x?: number | null;
  /** Along the pitch, 0 own goal line and 1 the opponent's. */
  readonly y?: number | null;
}

/** What one team has sent out. */
export interface LineUp {
  /** `4-3-3`; null where no source tells it. */
  readonly formation: string | null;
  readonly lineup: readonly LineUpPlayer[];
  readonly bench: readonly LineUpPlayer[];
}
