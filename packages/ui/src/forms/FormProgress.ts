import type { Deadline } from './Deadline.ts';
import type { KnownRefusal } from './isKnownRefusal.ts';

/** Why the server refused a form. */
export type Refusal = {
  /** The number of this refusal, so that a repeated refusal with the same words is announced again. */
  readonly attempt: number;
} & (
  | {
      readonly kind: 'message';
      /** The code for which the app has a sentence; left out for any other code. */
      readonly code?: KnownRefusal;
      /** The server's message. */
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

/** The progress of a form. The form can be submitted while `onSubmit` is present. */
export type FormProgress<Values> =
  | { readonly status: 'open'; onSubmit(values: Values): void }
  | { readonly status: 'busy' }
  | { readonly status: 'refused'; readonly refusal: Refusal; onSubmit(values: Values): void };
