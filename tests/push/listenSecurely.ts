import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createProxy, type RequestListener, type Server } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/**
 * Serves a push service on this machine, over HTTPS and under its own host name. The sender under test runs as it is
 * deployed: it calls the service through a proxy, and trusts the service's self-signed certificate. The proxy refuses
 * every other address.
 *
 * @returns the environment variables for Deno, and the function that stops the service
 */
export async function listenSecurely(
  name: string,
  push: typeof fetch,
): Promise<{ readonly environment: Readonly<Record<string, string>>; readonly stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'tribunen-push-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${name}
    -addext subjectAltName=DNS:${name} -addext basicConstraints=critical,CA:FALSE`;
  execFileSync('openssl', [...request.split(/\s+/), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, answeredBy(push));
  const port = await portOf(server);
  const proxy = createProxy();
  proxy.on('connect', ({ url }, socket) => {
    if (url !== `${name}:443`) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const through = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      through.pipe(socket).pipe(through);
    });
    for (const end of [through, socket]) end.on('error', () => [through, socket].forEach((each) => each.destroy()));
  });
  const proxyPort = await portOf(proxy);
  return {
    environment: { HTTPS_PROXY: `http://127.0.0.1:${proxyPort}`, NO_PROXY: '127.0.0.1', DENO_CERT: cert },
    stop: async () => {
      for (const each of [server, proxy]) {
        each.closeAllConnections();
        each.close();
        await once(each, 'close');
      }
      rmSync(folder, { recursive: true });
    },
  };
}

/** Passes the requests of a Node server to a push service, under the host name that they were sent to. */
function answeredBy(push: typeof fetch): RequestListener {
  return (request, response) => {
    void (async () => {
      const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      const answer = await push(`https://${request.headers.host ?? ''}${request.url ?? ''}`, {
        method: request.method ?? 'POST',
        headers,
        body: new Uint8Array(await buffer(request)),
      });
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end();
    })();
  };
}

async function portOf(server: Pick<Server, 'listen' | 'address'> & NodeJS.EventEmitter): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const isPort = (address: ReturnType<Server['address']>): address is AddressInfo => typeof address === 'object';
  const address = server.address();
  if (!isPort(address) || address === null) throw new Error('no port');
  return address.port;
}
