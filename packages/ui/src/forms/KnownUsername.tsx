/** The user name that belongs to a password field, hidden: password managers need it to save the new password. */
export function KnownUsername({ email }: { readonly email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
