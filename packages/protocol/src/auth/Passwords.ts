/** How passwords are stored. */
export interface Passwords {
  /** The form in which a password is stored. */
  store(password: string): Promise<string>;
  /** Whether a password is the one that was stored. */
  matches(password: string, stored: string): Promise<boolean>;
}
