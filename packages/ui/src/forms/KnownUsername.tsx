/** Whose password it is, for the password manager alone: without a name it would keep the new password under none. */
export function KnownUsername({ email }: { readonly email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
