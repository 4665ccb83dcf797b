/** One who is present: through which channel of which node, in which room, under which key. */
export interface Present {
  /** The channel of a socket that keeps it there; it goes with that channel. */
  readonly channel: string;
  /** The backend that the channel is open at. */
  readonly node: string;
  readonly room: string;
  readonly key: string;
  readonly meta: PresenceMeta;
}

/** What was tracked, and the number of this version of it. */
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

/** Who is present where. Each change answers with what is to be told in its room. */
export class PresenceList {
  readonly #present = new Map<string, Present>();

  /**
   * Somebody comes, or says something new of itself: then the old version leaves in the same breath.
   *
   * @returns null where that version is there already
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

  /** @returns null where the channel kept nobody present */
  remove(channel: string): PresenceDiff | null {
    const before = this.#present.get(channel);
    if (before === undefined) return null;
    this.#present.delete(channel);
    return { room: before.room, joins: {}, leaves: stateOf([before]) };
  }

  /** A node is gone, and all who were there through it. */
  removeNode(node: string): readonly PresenceDiff[] {
    const gone = [...this.#present.values()].filter((present) => present.node === node);
    return gone.map(({ channel }) => this.remove(channel)).filter((diff) => diff !== null);
  }

  of(channel: string): Present | undefined {
    return this.#present.get(channel);
  }

  stateOf(room: string): PresenceState {
    return stateOf([...this.#present.values()].filter((present) => present.room === room));
  }

  /** Those who are there through this node. */
  at(node: string): readonly Present[] {
    return [...this.#present.values()].filter((present) => present.node === node);
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
