import type { Follow, SavedFollow } from '@tribunen/domain';
import {
  array,
  boolean,
  literal,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
  transform,
  trim,
  union,
  unknown,
} from 'valibot';

const format = 'tribunen-follows';
const version = 1;

const savedFollow = object({
  type: picklist(['team', 'competition', 'player']),
  id: pipe(union([string(), number()]), transform(String), trim()),
  name: pipe(string(), trim()),
  crest: nullish(string(), null),
  notifications: optional(boolean(), false),
});

const envelope = object({ format: literal(format), version: number(), follows: array(unknown()) });

/** A spectator's follows as saved in a JSON file, in order of priority. */
export interface FollowsFile {
  readonly format: typeof format;
  readonly version: typeof version;
  readonly follows: readonly {
    readonly type: Follow['entityType'];
    readonly id: string;
    readonly name: string;
    readonly crest: string | null;
    readonly notifications: boolean;
  }[];
}

/** The follows in a file, or why it has none. */
export type ReadFollowsFile =
  | {
      readonly status: 'read';
      readonly follows: readonly SavedFollow[];
      /** How many entries could not be read, and were left out. */
      readonly unreadable: number;
    }
  | { readonly status: 'not-json' | 'not-follows' | 'newer' | 'too-many' };

/** The most follows that a file may have. No user has so many, so a longer file is a mistake. */
const mostFollows = 1000;

/**
 * The content of the file for some follows (FOLLOW-18).
 *
 * @param follows in order of priority
 */
export function toFollowsFile(follows: readonly Follow[]): FollowsFile {
  return {
    format,
    version,
    follows: follows.map(({ entityType, entityId, displayName, crestUrl, notifications }) => ({
      type: entityType,
      id: entityId,
      name: displayName,
      crest: crestUrl,
      notifications,
    })),
  };
}

/** Reads a file of follows. An entry that cannot be read is left out and counted (FOLLOW-18). */
export function readFollowsFile(text: string): ReadFollowsFile {
  const json = parseJson(text);
  if (json === undefined) return { status: 'not-json' };
  const parsed = safeParse(envelope, json);
  if (!parsed.success) return { status: 'not-follows' };
  const { output } = parsed;
  if (output.version > version) return { status: 'newer' };
  if (output.follows.length > mostFollows) return { status: 'too-many' };
  const follows = output.follows.flatMap((entry): SavedFollow[] => {
    const saved = safeParse(savedFollow, entry);
    if (!saved.success || saved.output.id === '' || saved.output.name === '') return [];
    const { type, id, name, crest, notifications } = saved.output;
    return [{ entityType: type, entityId: id, displayName: name, crestUrl: crest, notifications }];
  });
  return { status: 'read', follows, unreadable: output.follows.length - follows.length };
}

/** Parses a text; undefined when it is not JSON. */
function parseJson(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return json ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
