/** The headers of files whose path begins with `path`; every rule that matches applies. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The same headers as configuration of several hosts: the name of each file in the build, and its text. Netlify and Cloudflare Pages both
 * read `_headers`; `hosts/` has a file to import for Caddy, and one to include for nginx.
 */
export function headerFiles(rules: readonly HeaderRule[]): Readonly<Record<string, string>> {
  return {
    _headers: forEach(rules, ({ path, headers }) => [
      `${path}*`,
      ...lines(headers, (name, value) => `  ${name}: ${value}`),
    ]),
    'hosts/headers.caddy': forEach(rules, ({ path, headers }) => [
      `header ${path}* {`,
      ...lines(headers, (name, value) => `\t${name} "${value}"`),
      '}',
    ]),
    // In nginx a location that adds a header loses those of its server: each location has them all.
    'hosts/headers.nginx.conf': forEach(rules, ({ path }) => [
      `location ${path} {`,
      ...rules
        .filter((rule) => path.startsWith(rule.path))
        .flatMap(({ headers }) => lines(headers, (name, value) => `  add_header ${name} "${value}" always;`)),
      path === '/' ? '  try_files $uri /index.html;' : '  try_files $uri =404;',
      '}',
    ]),
  };
}

/** Reads `_headers`, so that `npm start` and the tests serve what a host would. */
export function readHeaderRules(text: string): readonly HeaderRule[] {
  return text
    .split(/^(?=\/)/m)
    .filter((rule) => rule.startsWith('/'))
    .map((rule) => {
      const [path = '', ...rest] = rule.trimEnd().split('\n');
      const headers = rest.map((line): [string, string] => {
        const [name = '', ...value] = line.trim().split(': ');
        return [name, value.join(': ')];
      });
      return { path: path.replace(/\*$/, ''), headers: Object.fromEntries(headers) };
    });
}

/** The headers of one file. */
export function headersAt(path: string, rules: readonly HeaderRule[]): Readonly<Record<string, string>> {
  return Object.assign({}, ...rules.filter((rule) => path.startsWith(rule.path)).map(({ headers }) => headers));
}

function forEach(rules: readonly HeaderRule[], write: (rule: HeaderRule) => readonly string[]): string {
  return rules.map((rule) => `${write(rule).join('\n')}\n`).join('\n');
}

function lines(headers: HeaderRule['headers'], write: (name: string, value: string) => string): readonly string[] {
  return Object.entries(headers).map(([name, value]) => write(name, value));
}
