const mail = /^mailto:[^\s<>,@]+@(?<host>[^\s<>,@]+)$/i;
const page = /^https:\/\/(?<host>[^\s/?#:@]+)(?:[/?#]\S*)?$/i;
/**
 * A public host name: it contains a dot and does not belong to a local network, unlike `localhost`, `192.168.1.7` and
 * `mac.local`.
 */
const publicHost = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?!local$|localhost$)\p{L}[\p{L}\p{N}-]*$/iu;

/**
 * The sender of push messages: `VAPID_SUBJECT`, otherwise `SITE_URL`; empty when neither is set. Apple refuses every
 * message from a sender without a public address, so this function refuses such a setting.
 *
 * @param read reads a secret
 * @throws Error with the setting's name, if the setting is neither `mailto:name@domain` nor an `https` address with a
 * public name
 */
export function subjectOf(read: (name: string) => string | undefined): string {
  for (const name of ['VAPID_SUBJECT', 'SITE_URL']) {
    const subject = read(name) ?? '';
    if (subject === '') continue;
    const host = (mail.exec(subject) ?? page.exec(subject))?.groups?.['host'] ?? '';
    if (publicHost.test(host)) return subject;
    throw new Error(
      `${name} is «${subject}», which Apple refuses as the sender of push messages: set VAPID_SUBJECT to mailto:name@domain or to an https address with a public name`,
    );
  }
  return '';
}
