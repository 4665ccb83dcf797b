import type { MailWords } from '@tribunen/locales/mails';

interface MailParts {
  /** The address that the button opens, or the auth server's placeholder for it. */
  readonly link: string;
  readonly code?: string;
  /** The language tag of the words. */
  readonly lang: string;
  /** The product's name, which is the heading of the mail. */
  readonly product: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

/** A mail as an HTML page: its text, its button, and an optional code to type by hand. */
export function mailPage(
  { subject, text, button, code: codeWords, ignore }: MailWords,
  { link, code, lang, product }: MailParts,
): string {
  const typed =
    codeWords === undefined || code === undefined
      ? ''
      : `    <p>${escape(codeWords)} <strong style="letter-spacing: 0.15em">${escape(code)}</strong></p>\n`;
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8">
    <title>${escape(subject)}</title>
  </head>
  <body style="margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: #14201a; background: #ffffff">
    <p style="font-weight: 700; font-size: 20px">${escape(product)}</p>
    <p>${escape(text)}</p>
    <p><a href="${escape(link)}" style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: #0b6b3a; color: #ffffff; text-decoration: none">${escape(button)}</a></p>
${typed}    <p style="color: #55645c; font-size: 14px">${escape(ignore)}</p>
  </body>
</html>
`;
}
