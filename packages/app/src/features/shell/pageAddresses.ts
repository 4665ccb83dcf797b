import type { PageAddressesOf } from '@tribunen/ui';
import { competitionPath, teamPath } from '../../navigation/paths.ts';

/** Where the names of teams and competitions lead. */
export const pageAddresses: PageAddressesOf = { team: teamPath, competition: competitionPath };
