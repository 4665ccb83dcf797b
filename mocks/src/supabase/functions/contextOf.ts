import type { Caller, FunctionContext } from '@tribunen/edge';
import type { Who } from '@tribunen/protocol';
import type { Database } from '../../database.ts';
import { emulatedFantasy } from './emulatedFantasy.ts';
import { simulatedFootball } from '@tribunen/football';
import { emulatedLiveRows } from './emulatedLiveRows.ts';
import { emulatedAccounts, emulatedInvitations } from './emulatedPeople.ts';
import type { ServedData } from './ServedData.ts';

/** Gives the edge functions the emulator's data, on behalf of a caller. */
export function contextOf(
  { matches, database, now, wallNow, newId, crowding, exportPace, present }: ServedData,
  who: Who,
): FunctionContext {
  return {
    caller: callerOf(database, who),
    now,
    footballNow: wallNow,
    football: simulatedFootball(matches, wallNow),
    fantasy: {
      fpl: emulatedFantasy('fpl', matches, wallNow),
      eliteserien: emulatedFantasy('eliteserien', matches, wallNow),
    },
    live: emulatedLiveRows(database),
    accounts: emulatedAccounts(database, now, exportPace),
    invitations: emulatedInvitations(database, { who, now, newId }),
    // No mail is sent, because the demo's mailbox reads the invitations from their table.
    mails: { invite: () => Promise.resolve() },
    later: (work) => void work().catch(console.error),
    report: console.error,
    crowding: () => Promise.resolve(crowding),
    present: () => Promise.resolve(present()),
  };
}

function callerOf({ auth }: Database, who: Who): Caller {
  if (who.role !== 'authenticated') return who;
  const isAdmin = auth.users.rows(({ id, role }) => id === who.id && role === 'admin').length > 0;
  return { ...who, isAdmin };
}
