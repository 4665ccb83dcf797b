import type { Deadline } from './Deadline.ts';

/** Why the server did not do what a form asked for. */
export type Refusal = {
  /** Which refusal this is: the same words twice are two refusals. */
  readonly attempt: number;
} & (
  | {
      readonly kind: 'told';
      /** The server's own words. */
      readonly text: string;
    }
  | { readonly kind: 'unexpected' }
  | {
      /** It was asked too often. */
      readonly kind: 'too-many';
      /** When it may be asked again. */
      readonly until: Deadline;
    }
);

/** How far a form has come. It can be sent where it carries the callback. */
export type FormProgress<Values> =
  | { readonly status: 'open'; onSubmit(values: Values): void }
  | { readonly status: 'busy' }
  | { readonly status: 'refused'; readonly refusal: Refusal; onSubmit(values: Values): void };
