/** A part of a page that loads independently. */
export type PartView<Value> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error';
      /** Why, as the end of a sentence. */
      readonly message: string;
      onRetry(): void;
    }
  | { readonly status: 'ready'; readonly value: Value };
