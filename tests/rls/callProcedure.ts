import type { CallProcedure } from '@tribunen/edge';
import type { Postgres } from './Postgres.ts';

/** Calls procedures of the database as PostgREST does for the service key. */
export function callProcedure(postgres: Postgres): CallProcedure {
  return async (name, parameters) => {
    const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
    const list = given.map(([parameter], index) => `${parameter} => $${index + 1}`).join(', ');
    const values = given.map(([, value]) => toParameter(value));
    const { rows } = await postgres.transaction(async (transaction) => {
      await transaction.exec('set local role service_role');
      return transaction.query<{ answer: unknown }>(`select to_jsonb(public.${name}(${list})) as answer`, values);
    });
    return rows[0]?.answer ?? null;
  };
}

/** A list of texts and an empty list become Postgres arrays; any other list or object becomes JSON. */
function toParameter(value: unknown): unknown {
  const isTexts = Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
  if (isTexts) return value;
  if (Array.isArray(value) && value.length === 0) return '{}';
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
