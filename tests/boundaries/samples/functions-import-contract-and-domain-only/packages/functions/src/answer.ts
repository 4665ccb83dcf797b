import type { Match } from '@tribunen/domain';
import type { MatchDeltasAnswer } from '@tribunen/contract';
import type { GenericSchema } from 'valibot';
import { PostgresError } from '@tribunen/servers'; // refused by rooms/functions-import-contract-and-domain-only
import { Pool } from 'pg'; // refused by rooms/functions-import-contract-and-domain-only
import type { Database } from '../../../mocks/src/database.ts'; // refused by rooms/functions-import-contract-and-domain-only

export type Given = [Match, MatchDeltasAnswer, GenericSchema, Database];
export const used = [PostgresError, Pool];
