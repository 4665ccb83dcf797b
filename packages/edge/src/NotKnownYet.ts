/** Thrown when the jobs have not yet fetched the requested data from the provider. */
export class NotKnownYet extends Error {
  override readonly name = 'NotKnownYet';
  readonly retryAfterSeconds: number;

  constructor(asked: string, retryAfterSeconds: number) {
    super(`Nothing is stored of ${asked}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
