/** Thrown when the requested football has not been fetched from the provider yet. */
export class NotKnownYet extends Error {
  override readonly name = 'NotKnownYet';
  readonly retryAfterSeconds: number;

  constructor(asked: string, retryAfterSeconds: number) {
    super(`Nothing is stored of ${asked}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
