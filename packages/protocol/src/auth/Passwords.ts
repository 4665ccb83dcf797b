export interface Passwords {
  /** @returns the form in which the password is stored */
  store(password: string): Promise<string>;
  /** Whether `stored` is the stored form of the password. */
  matches(password: string, stored: string): Promise<boolean>;
}
