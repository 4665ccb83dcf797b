import { Pool, types } from 'pg';

const { TIMESTAMPTZ, INT8, NUMERIC } = types.builtins;
// Values are parsed into the forms that JSON would give them. The parsers are set for the whole process, because the
// change stream parses its values with them too.
types.setTypeParser(TIMESTAMPTZ, (text) => text.replace(' ', 'T').replace(/\+00(?::00)?$/, 'Z'));
types.setTypeParser(INT8, Number);
types.setTypeParser(NUMERIC, Number);

/** A connection pool that survives the loss of an idle connection, and replaces it. */
export function openPool(connectionString: string, max: number): Pool {
  const pool = new Pool({ connectionString, max, options: '-c TimeZone=UTC' });
  pool.on('error', (error) => console.error(`A connection to the database broke: ${error.message}`));
  return pool;
}
