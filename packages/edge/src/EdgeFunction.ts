import type { Football } from '@tribunen/contract';
import type { FantasyGame } from '@tribunen/domain';
import type { Accounts } from './data/Accounts.ts';
import type { Crowding } from './data/Crowding.ts';
import type { Fantasy } from './data/Fantasy.ts';
import type { Invitations } from './data/Invitations.ts';
import type { LiveRows } from './data/LiveRows.ts';
import type { Mails } from './data/Mails.ts';

/** The user or role that the token of a request identifies. */
export type Caller =
  | { readonly role: 'anon' }
  | {
      readonly role: 'authenticated';
      readonly id: string;
      readonly email: string;
      readonly isAdmin: boolean;
    }
  /** A caller that sends the service key, such as the backend's own jobs. */
  | { readonly role: 'service_role' };

/** The data, clock and caller that a function uses to answer a request. */
export interface FunctionContext {
  readonly caller: Caller;
  /** The backend's time, in milliseconds since 1970. */
  readonly now: number;
  /** The time on the match day, in milliseconds since 1970. It differs from `now` only in the emulator. */
  readonly footballNow: number;
  readonly football: Football;
  readonly fantasy: Readonly<Record<FantasyGame, Fantasy>>;
  readonly live: LiveRows;
  readonly accounts: Accounts;
  readonly invitations: Invitations;
  readonly mails: Mails;
  /** Runs work after the response, and logs the error if the work fails. */
  readonly later: (work: () => Promise<void>) => void;
  readonly crowding: () => Promise<Crowding>;
  /** Logs a failure that does not show in the response. */
  readonly report: (error: unknown) => void;
  /** The number of spectators present; 0 if the count fails. */
  readonly present: () => Promise<number>;
}

export type EdgeFunction = (request: Request, context: FunctionContext) => Response | Promise<Response>;

/** An edge function with its settings in the project. */
export interface DeployedFunction {
  readonly answer: EdgeFunction;
  readonly methods: readonly ('GET' | 'POST')[];
  /** Whether the gateway refuses requests without a valid token: `verify_jwt` in `supabase/config.toml`. */
  readonly verifyJwt: boolean;
  /** True when the function also answers signed-out visitors but allows a signed-in user more. */
  readonly readsCaller?: true;
}
