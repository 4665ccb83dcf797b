import type { Deadline } from './Deadline.ts';
import type { KnownRefusal } from './isKnownRefusal.ts';

/** Why the server refused a form. */
export type Refusal = {
  /** The number of this refusal, so that the same words twice are two refusals. */
  readonly attempt: number;
} & (
  | {
      readonly kind: 'message';
      /** Which sentence of the app says it; left out for a code that the app does not know. */
      readonly code?: KnownRefusal;
      /** The server's own words. */
      readonly text: string;
    }
  | { readonly kind: 'unexpected' }
  | {
      /** Too many requests. */
      readonly kind: 'too-many';
      /** When the user may try again. */
      readonly until: Deadline;
    }
);

/** The progress of a form. It can be submitted when it carries the callback. */
export type FormProgress<Values> =
  | { readonly status: 'open'; onSubmit(values: Values): void }
  | { readonly status: 'busy' }
  | { readonly status: 'refused'; readonly refusal: Refusal; onSubmit(values: Values): void };
