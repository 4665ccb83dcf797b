const DOTS = '•••';

/**
 * An address as it is shown to somebody else: the first letter of each side and the last label. The number of dots is
 * always the same, so that it does not reveal the length. A text without `@` becomes dots alone (ACCOUNT-11).
 */
export function maskEmail(email: string): string {
  const address = email.trim();
  const at = address.lastIndexOf('@');
  if (at === -1) return DOTS;
  const domain = address.slice(at + 1);
  const lastDot = domain.lastIndexOf('.');
  return `${masked(address.slice(0, at))}@${masked(domain)}${lastDot === -1 ? '' : domain.slice(lastDot)}`;
}

function masked(text: string): string {
  const [first = ''] = text;
  return `${first}${DOTS}`;
}
