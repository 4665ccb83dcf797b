import { setTimeout as delay } from 'node:timers/promises';
import { Queue } from '@tribunen/protocol';
import { LogicalReplicationService, type Pgoutput, PgoutputPlugin } from 'pg-logical-replication';
import type { Pool } from 'pg';

export type RowMessage = Pgoutput.MessageInsert | Pgoutput.MessageUpdate | Pgoutput.MessageDelete;

const slot = 'tribunen_realtime';
/** The publications of changed rows and of broadcasts. */
const publicationNames = ['supabase_realtime', 'supabase_realtime_messages_publication'];
const retryMs = 500;
const mostTries = 20;

interface ChangeStreamOptions {
  /** The superuser's pool, which creates and drops the replication slot. */
  readonly pool: Pool;
  /** The connection string of the role that may read the changes. */
  readonly readerUrl: string;
  /** Receives one change at a time, in commit order, with the id of the transaction that made the change. */
  readonly receive: (message: RowMessage, transaction: number) => Promise<void>;
}

/**
 * Reads committed changes of the published tables and of `realtime.messages` by logical replication. The replication
 * slot exists as long as the stream: after a lost connection or a database restart, the stream resumes after the last
 * transaction that it delivered.
 */
export class ChangeStream {
  readonly #given: ChangeStreamOptions;
  #service: LogicalReplicationService | null = null;
  readonly #turns = new Queue();
  #isStopping = false;
  #following: Promise<void> = Promise.resolve();
  /** The commit position of the last transaction that was delivered completely. */
  #passedOn = '0/0';
  #begun = '0/0';
  #transaction = 0;

  constructor(given: ChangeStreamOptions) {
    this.#given = given;
  }

  /** Starts the stream. It delivers the changes of every commit from now on. */
  async start(): Promise<void> {
    const { pool } = this.#given;
    await this.#dropSlot();
    await pool.query("select pg_create_logical_replication_slot($1, 'pgoutput')", [slot]);
    this.#following = this.#follow();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#service?.destroy();
    await this.#following;
    await this.#dropSlot();
  }

  /** Reads the field in a method, because TypeScript does not see that `stop` may set it while `#follow` awaits. */
  #hasStopped(): boolean {
    return this.#isStopping;
  }

  /** Ends the connection that reads the slot, and then drops the slot. */
  async #dropSlot(): Promise<void> {
    const { pool } = this.#given;
    const where = 'from pg_replication_slots where slot_name = $1';
    for (;;) {
      const { rowCount } = await pool.query(`select pg_terminate_backend(active_pid) ${where} and active`, [slot]);
      if (rowCount === 0) break;
      await delay(retryMs / 10);
    }
    await pool.query(`select pg_drop_replication_slot(slot_name) ${where}`, [slot]);
  }

  async #follow(): Promise<void> {
    while (!this.#isStopping) {
      const service = new LogicalReplicationService(
        { connectionString: this.#given.readerUrl, application_name: slot, options: '-c TimeZone=UTC' },
        { acknowledge: { auto: false, timeoutSeconds: 0 } },
      );
      this.#service = service;
      service.on('data', (_lsn: string, message: Pgoutput.Message) => void this.#turns.run(() => this.#take(message)));
      // The heartbeat carries the database's log position. The stream acknowledges the position after it has delivered
      // the earlier changes, and the database can then discard them. The library adds 1 to the position, so 1 is
      // subtracted here: a database that shuts down would otherwise wait for a byte that it never wrote.
      service.on('heartbeat', (lsn: string) => {
        void this.#turns.run(() => service.acknowledge(spelt(position(lsn) - 1n)));
      });
      // The same failure rejects `subscribe` below, where it is logged.
      service.on('error', () => {});
      try {
        await service.subscribe(new PgoutputPlugin({ protoVersion: 1, publicationNames }), slot);
      } catch (error) {
        if (this.#hasStopped()) return;
        const reason = error instanceof Error ? error.message : String(error);
        console.error(`The change stream broke and resumes at its last position: ${reason}`);
      }
      await service.destroy().catch(() => {});
      await delay(retryMs);
    }
  }

  async #take(message: Pgoutput.Message): Promise<void> {
    if (message.tag === 'begin') {
      this.#begun = message.commitLsn ?? '0/0';
      this.#transaction = message.xid;
    }
    if (message.tag === 'commit') this.#passedOn = message.commitLsn ?? this.#passedOn;
    if (message.tag !== 'insert' && message.tag !== 'update' && message.tag !== 'delete') return;
    // After a lost connection the database sends again each transaction that was not acknowledged.
    if (position(this.#begun) <= position(this.#passedOn)) return;
    await this.#deliver(message);
  }

  /**
   * Retries a failed delivery for about ten seconds, because a restarting database cannot run the policies on the row.
   */
  async #deliver(message: RowMessage): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#given.receive(message, this.#transaction);
      } catch (error) {
        if (tries === mostTries || this.#hasStopped()) {
          console.error(`A change of ${message.relation.name} was not delivered`, error);
          return;
        }
      }
      await delay(retryMs);
    }
  }
}

/** A position in the database's log, such as `16/B374D848`, as a number. */
function position(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

function spelt(lsn: bigint): string {
  return `${(lsn >> 32n).toString(16)}/${(lsn & 0xffff_ffffn).toString(16)}`;
}
