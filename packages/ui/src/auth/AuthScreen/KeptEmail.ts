/** The e-mail address as typed. It is kept from one step to the next. */
export interface KeptEmail {
  readonly email: string;
  onEmail(email: string): void;
}
