/** Thrown when a function needs data that the jobs have not yet fetched from the provider. */
export class NotKnownYet extends Error {
  override readonly name = 'NotKnownYet';
  readonly retryAfterSeconds: number;

  constructor(asked: string, retryAfterSeconds: number) {
    super(`Nothing is stored of ${asked}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
