import type { Football } from '@tribunen/contract';
import type { Accounts } from './data/Accounts.ts';
import type { Crowding } from './data/Crowding.ts';
import type { Fantasy } from './data/Fantasy.ts';
import type { Invitations } from './data/Invitations.ts';
import type { LiveRows } from './data/LiveRows.ts';
import type { Mails } from './data/Mails.ts';

/** Whom the token of a call identifies. */
export type Caller =
  | { readonly role: 'anon' }
  | {
      readonly role: 'authenticated';
      readonly id: string;
      readonly email: string;
      readonly isAdmin: boolean;
    }
  /** The backend's own jobs. */
  | { readonly role: 'service_role' };

/** The data, the clock and the caller from which a function answers a request. */
export interface FunctionContext {
  readonly caller: Caller;
  /** Milliseconds since 1970, by the backend's clock. */
  readonly now: number;
  /** Milliseconds since 1970 by the clock that the football follows; it differs from `now` only in the emulator. */
  readonly footballNow: number;
  readonly football: Football;
  readonly fantasy: Fantasy;
  readonly live: LiveRows;
  readonly accounts: Accounts;
  readonly invitations: Invitations;
  readonly mails: Mails;
  readonly crowding: () => Promise<Crowding>;
  /** Logs a failure that the answer does not tell. */
  readonly report: (error: unknown) => void;
  /** How many spectators are present; 0 where the function cannot know. */
  readonly present: () => Promise<number>;
}

export type EdgeFunction = (request: Request, context: FunctionContext) => Response | Promise<Response>;

/** An edge function, and how the project is configured to call it. */
export interface DeployedFunction {
  readonly answer: EdgeFunction;
  readonly methods: readonly ('GET' | 'POST')[];
  /** Whether the gateway lets only requests with a valid token through: `verify_jwt` in `supabase/config.toml`. */
  readonly verifyJwt: boolean;
}
