const mail = /^mailto:[^\s<>,@]+@(?<host>[^\s<>,@]+)$/i;
const page = /^https:\/\/(?<host>[^\s/?#:@]+)(?:[/?#]\S*)?$/i;
/** A name with a dot that is no address of a network of one's own: `localhost`, `192.168.1.7` and `mac.local` are none. */
const publicHost = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?!local$|localhost$)\p{L}[\p{L}\p{N}-]*$/iu;

/**
 * Who sends the push messages: `VAPID_SUBJECT`, or else `SITE_URL`; empty where neither is set. Apple refuses every message of a sender that it
 * could not write to, so such a setting is refused at once.
 *
 * @param read reads a secret
 * @throws Error with the setting's name, where it is neither `mailto:name@domain` nor an `https` address with a public name
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
