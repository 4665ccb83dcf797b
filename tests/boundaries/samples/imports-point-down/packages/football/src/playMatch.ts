import { object } from 'valibot';
import { instantAt } from '@tribunen/domain';
import { providerMatch } from '@tribunen/contract';
import { createDatabase } from '@tribunen/mocks/node'; // refused by packages/imports-point-down, packages/mocks-stay-out-of-production

export const all = [object, instantAt, providerMatch, createDatabase];
