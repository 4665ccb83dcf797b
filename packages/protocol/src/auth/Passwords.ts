/** Stores and checks passwords. */
export interface Passwords {
  /** @returns the form in which the password is stored */
  store(password: string): Promise<string>;
  /** Whether a password is the one that was stored. */
  matches(password: string, stored: string): Promise<boolean>;
}
