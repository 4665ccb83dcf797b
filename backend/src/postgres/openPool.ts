import { Pool, types } from 'pg';

const { TIMESTAMPTZ, INT8, NUMERIC } = types.builtins;
// As JSON has them. The types are set for the whole process, because the change stream reads its values by them too.
types.setTypeParser(TIMESTAMPTZ, (text) => text.replace(' ', 'T').replace(/\+00(?::00)?$/, 'Z'));
types.setTypeParser(INT8, Number);
types.setTypeParser(NUMERIC, Number);

/** Connections to a database; those that break while nobody uses them are replaced. */
export function openPool(connectionString: string, max: number): Pool {
  const pool = new Pool({ connectionString, max, options: '-c TimeZone=UTC' });
  pool.on('error', (error) => console.error(`A connection to the database broke: ${error.message}`));
  return pool;
}
