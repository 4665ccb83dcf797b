/** The address that one has typed: it is kept from one step to the next. */
export interface KeptEmail {
  readonly email: string;
  onEmail(email: string): void;
}
