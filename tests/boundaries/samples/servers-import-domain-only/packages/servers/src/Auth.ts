import { object } from 'valibot';
import { instantAt } from '@tribunen/domain';
import { profileRow } from '@tribunen/contract'; // refused by rooms/servers-import-domain-only
import { Pool } from 'pg'; // refused by rooms/servers-import-domain-only

export const all = [object, instantAt, profileRow, Pool];
