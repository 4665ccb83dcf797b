import { object } from 'valibot';
import { instantAt } from '@tribunen/domain';
import { profileRow } from '@tribunen/contract';
import { PostgresError } from '@tribunen/protocol'; // refused by packages/imports-point-down
import { Pool } from 'pg'; // refused by packages/imports-point-down

export const all = [object, instantAt, profileRow, PostgresError, Pool];
