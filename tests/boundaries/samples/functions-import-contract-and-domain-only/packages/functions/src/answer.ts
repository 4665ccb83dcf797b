import { object } from 'valibot';
import { instantAt } from '@tribunen/domain';
import { profileRow } from '@tribunen/contract';
import { PostgresError } from '@tribunen/servers'; // refused by rooms/functions-import-contract-and-domain-only
import { Pool } from 'pg'; // refused by rooms/functions-import-contract-and-domain-only

export const all = [object, instantAt, profileRow, PostgresError, Pool];
