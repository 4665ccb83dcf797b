import type { LoggedMail } from './MailLog.ts';

/** The page of the mail log: each mail with its link and its code. */
export function mailPage(mails: readonly LoggedMail[]): string {
  const rows = mails.map(
    ({ to, purpose, code, link, sent_at }) =>
      `<tr><td>${escape(sent_at)}</td><td>${escape(to)}</td><td>${escape(purpose)}</td><td>${escape(code ?? '–')}</td>` +
      `<td><a href="${escape(link)}">${escape(link)}</a></td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Mails</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 1rem; color-scheme: light dark; }
      td, th { padding: 0.25rem 0.75rem 0.25rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <h1>Mails that would have been sent</h1>
    ${rows.length === 0 ? '<p>None yet. Reload the page after a sign-up.</p>' : table(rows)}
  </body>
</html>`;
}

function table(rows: readonly string[]): string {
  const head = ['Sent', 'To', 'Purpose', 'Code', 'Link'].map((title) => `<th>${title}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
