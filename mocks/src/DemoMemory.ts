import { array, type InferOutput, number, object, picklist, safeParse, unknown } from 'valibot';
import type { Database } from './database.ts';
import { type ScenarioName, scenarioNames } from './scenarios/scenarios.ts';
import type { JsonRow } from './supabase/columnTypes.ts';
import type { Table } from './Table.ts';

const rows = array(unknown());
const keptShape = object({
  scenario: picklist(scenarioNames),
  seed: number(),
  speed: number(),
  anchor: number(),
  tables: object({
    user_follows: rows,
    invitations: rows,
    users: rows,
    sessions: rows,
    refresh_tokens: rows,
    one_time_tokens: rows,
    auth_codes: rows,
  }),
});
type Kept = InferOutput<typeof keptShape>;
type KeptTables = Kept['tables'];

/** Which demo is open, and when it was opened (`anchor`, milliseconds since 1970). */
export interface OpenDemo {
  readonly scenario: ScenarioName;
  readonly seed: number;
  readonly speed: number;
  readonly anchor: number;
}

const key = 'tribunen-demo';
/** A day of football that was opened so long ago has run out: the next load opens a new one. */
const oldestAnchorMs = 6 * 3_600_000;

/**
 * What a tab remembers of its demo over a reload: what the user has done, and when the match day began. The matches themselves are
 * not kept: they follow from seed, speed, anchor and the clock.
 */
export class DemoMemory {
  readonly #storage: Storage;
  #stopKeeping: (() => void) | null = null;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /**
   * What is kept of this scenario, and the anchor to go on from: a new one where seed or speed is another, or the old has run out.
   *
   * @param now milliseconds since 1970
   */
  recall(
    asked: Omit<OpenDemo, 'anchor'>,
    now: number,
  ): { readonly anchor: number; readonly tables: KeptTables | null } {
    const kept = this.#read();
    if (kept === null || kept.scenario !== asked.scenario) return { anchor: now, tables: null };
    const age = now - kept.anchor;
    const goesOn = kept.seed === asked.seed && kept.speed === asked.speed && age >= 0 && age < oldestAnchorMs;
    return { anchor: goesOn ? kept.anchor : now, tables: kept.tables };
  }

  /** Keeps what the user has now, and every change from now on. */
  keep(demo: OpenDemo, database: Database): void {
    const write = (): void => this.#write({ ...demo, tables: tablesOf(database) });
    write();
    this.#stopKeeping = database.onChange((change) => {
      if (change.table !== 'live_matches_new') write();
    });
  }

  /** Forgets everything, for a new start at the next load. */
  forget(): void {
    this.#stopKeeping?.();
    this.#stopKeeping = null;
    this.#storage.removeItem(key);
  }

  #read(): Kept | null {
    const text = this.#storage.getItem(key);
    if (text === null) return null;
    try {
      const parsed = safeParse(keptShape, JSON.parse(text));
      return parsed.success ? parsed.output : null;
    } catch (error) {
      console.error('The demo of this tab cannot be read and begins anew', error);
      return null;
    }
  }

  #write(kept: Kept): void {
    try {
      this.#storage.setItem(key, JSON.stringify(kept));
    } catch (error) {
      console.error('The demo cannot be kept over a reload', error);
    }
  }
}

/** Puts the rows that a tab has kept into an empty database. */
export async function fillFromMemory(database: Database, tables: KeptTables): Promise<void> {
  await database.auth.users.insert(tables.users);
  await database.auth.sessions.insert(tables.sessions);
  await database.auth.refresh_tokens.insert(tables.refresh_tokens);
  await database.auth.one_time_tokens.insert(tables.one_time_tokens);
  await database.auth.auth_codes.insert(tables.auth_codes);
  await database.user_follows.insert(tables.user_follows);
  await database.invitations.insert(tables.invitations);
}

function tablesOf(database: Database): KeptTables {
  const all = <Row extends JsonRow>(table: Table<Row>): unknown[] => [...table.rows()];
  return {
    users: all(database.auth.users),
    sessions: all(database.auth.sessions),
    refresh_tokens: all(database.auth.refresh_tokens),
    one_time_tokens: all(database.auth.one_time_tokens),
    auth_codes: all(database.auth.auth_codes),
    user_follows: all(database.user_follows),
    invitations: all(database.invitations),
  };
}
