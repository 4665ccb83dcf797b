/** The e-mail address as typed. It is kept from one step to the next. */
export interface TypedEmail {
  readonly email: string;
  onEmail(email: string): void;
}
