/** A client's presence in a room: one of the client's channels tracks it under a key. */
export interface Present {
  /** The channel that tracks the presence. The presence ends with the channel. */
  readonly channel: string;
  readonly room: string;
  readonly key: string;
  readonly meta: PresenceMeta;
}

/** The data that the client tracks, with a reference for this version of the data. */
export interface PresenceMeta {
  readonly phx_ref: string;
  readonly phx_ref_prev?: string;
  readonly [said: string]: unknown;
}

/** `{ key: { metas: [...] } }`: one meta for each channel that tracks the key. */
export type PresenceState = Readonly<Record<string, { readonly metas: readonly PresenceMeta[] }>>;

export interface PresenceDiff {
  readonly room: string;
  readonly joins: PresenceState;
  readonly leaves: PresenceState;
}

/** The presences of all rooms. `set` and `remove` return the message to send to the room. */
export class PresenceList {
  readonly #present = new Map<string, Present>();

  /**
   * Adds a presence, or replaces it with a new version; the message then lists the old version under `leaves`.
   *
   * @returns null when the list already has this version
   */
  set(present: Present): PresenceDiff | null {
    const before = this.#present.get(present.channel);
    if (before?.meta.phx_ref === present.meta.phx_ref) return null;
    this.#present.set(present.channel, present);
    return {
      room: present.room,
      joins: stateOf([present]),
      leaves: stateOf(before === undefined ? [] : [before]),
    };
  }

  /** @returns null when the channel tracked no presence */
  remove(channel: string): PresenceDiff | null {
    const before = this.#present.get(channel);
    if (before === undefined) return null;
    this.#present.delete(channel);
    return { room: before.room, joins: {}, leaves: stateOf([before]) };
  }

  of(channel: string): Present | undefined {
    return this.#present.get(channel);
  }

  stateOf(room: string): PresenceState {
    return stateOf([...this.#present.values()].filter((present) => present.room === room));
  }
}

function stateOf(present: readonly Present[]): PresenceState {
  const metas = new Map<string, PresenceMeta[]>();
  for (const { key, meta } of present) {
    const others = metas.get(key);
    if (others === undefined) metas.set(key, [meta]);
    else others.push(meta);
  }
  return Object.fromEntries([...metas].map(([key, list]) => [key, { metas: list }]));
}
