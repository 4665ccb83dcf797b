export interface GoogleAccount {
  readonly email: string;
  readonly name: string;
}

/**
 * The stand-in for Google's consent page: a link for each account, and a link to cancel. The page has no script, and no
 * text that needs a translation.
 *
 * @param choices each account, and the address that signs in with it
 * @param cancel the address of the link to cancel
 */
export function googlePage(
  choices: readonly { readonly account: GoogleAccount; readonly href: string }[],
  cancel: string,
): string {
  const accounts = choices.map(
    ({ account, href }) =>
      `<li><a href="${escape(href)}"><strong>${escape(account.name)}</strong><br>${escape(account.email)}</a></li>`,
  );
  return `<!doctype html>
<html lang="nb">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Google (demo)</title>
  </head>
  <body>
    <main>
      <h1>Google (demo)</h1>
      <ul>${accounts.join('')}</ul>
      <p><a href="${escape(cancel)}">← ${escape(new URL(cancel).host)}</a></p>
    </main>
  </body>
</html>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
