import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Connect } from 'vite';

const reportPath = '/violations';

/** The headers of a file, with which the browser also reports what the Content-Security-Policy has refused. */
export function withReports(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const name = 'Content-Security-Policy';
  const policy = headers[name];
  return policy === undefined ? headers : { ...headers, [name]: `${policy}; report-uri ${reportPath}` };
}

/** Writes the reports to a file, one on a line, for the tests that fail when there is any. */
export function collectReports(file: string): Connect.NextHandleFunction {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return (request, response, next) => {
    if (request.method !== 'POST' || request.url !== reportPath) {
      next();
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      appendFileSync(file, `${Buffer.concat(parts).toString()}\n`);
      response.statusCode = 204;
      response.end();
    });
  };
}
