import { object } from 'valibot';
import { instantAt } from '@tribunen/domain';
import { profileRow } from '@tribunen/contract'; // refused by packages/imports-point-down
import { Pool } from 'pg'; // refused by packages/imports-point-down

export const all = [object, instantAt, profileRow, Pool];
