import type { Channel, Subscriptions, Who } from '@tribunen/protocol';
import type { Pool } from 'pg';
import { toListener } from './toListener.ts';

/**
 * The table `realtime.subscription`, filled as in a hosted project: for each channel, one row for each table whose
 * changes the channel subscribes to.
 */
export class SubscriptionTable implements Subscriptions {
  readonly #pool: Pool;
  /** Each write waits for the previous write, so that the removal of a channel finds the channel's row. */
  #lastWrite: Promise<unknown>;

  /** Removes the rows that an earlier server left, because its sockets closed when that server ended. */
  constructor(pool: Pool) {
    this.#pool = pool;
    this.#lastWrite = pool.query('delete from realtime.subscription').catch(report);
  }

  add({ id, asked }: Channel, who: Who): void {
    this.remove({ id });
    const tables = asked.map(({ schema, table }) => `${schema}.${table}`);
    this.#write(
      `insert into realtime.subscription (subscription_id, entity, claims)
      select $1, to_regclass(name), $2 from unnest($3::text[]) as name where to_regclass(name) is not null`,
      [id, toListener(who).claims, tables],
    );
  }

  remove({ id }: Pick<Channel, 'id'>): void {
    this.#write('delete from realtime.subscription where subscription_id = $1', [id]);
  }

  /** Resolves when the last write has ended. */
  async stop(): Promise<void> {
    await this.#lastWrite;
  }

  #write(sql: string, values: readonly unknown[]): void {
    this.#lastWrite = this.#lastWrite.then(() => this.#pool.query(sql, [...values]).catch(report));
  }
}

function report(error: unknown): void {
  console.error('A subscription was not recorded', error);
}
