import dns from 'node:dns';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/** Thrown when a test calls a host that the test has not mocked. */
class UnexpectedCall extends Error {
  override name = 'UnexpectedCall';

  constructor(host: string) {
    super(`A test calls ${host} over the network. Give it a backend that answers.`);
  }
}

const { lookup } = dns;
const own = new Set(['localhost', '127.0.0.1', '::1']);
/** The hosts called since the last test ended. */
let called: string[] = [];

// Every network call (fetch, WebSocket, XMLHttpRequest, node:http) looks up its host here first. Mock Service Worker
// answers a request before any look-up.
function refuse(host: string, _options: unknown, onFound: (error: Error) => void): void {
  called.push(host);
  process.nextTick(onFound, new UnexpectedCall(host));
}

/** The code under test may catch the refusal and continue, so the test fails at its end. */
function expectNoCalls(): void {
  const hosts = called;
  called = [];
  expect(hosts, 'hosts called over the network').toEqual([]);
}

// Test files share a process, so `dns.lookup` is replaced before each file and restored after it.
beforeAll(() => {
  Object.assign(dns, {
    lookup: (host: string, ...rest: unknown[]) => Reflect.apply(own.has(host) ? lookup : refuse, dns, [host, ...rest]),
  });
});
afterEach(expectNoCalls);
afterAll(() => {
  Object.assign(dns, { lookup });
  expectNoCalls();
});
