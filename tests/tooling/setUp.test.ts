import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { installFailure, needsInstall } from '../../tooling/setUp/ensureDependencies.mjs';
import { firstThere, installCommands } from '../../tooling/setUp/findChromium.mjs';
import { chooseNode, isAtLeast } from '../../tooling/setUp/findNode.mjs';
import { freePort, parsePort } from '../../tooling/setUp/freePort.mjs';

describe('the packages', () => {
  test('the packages are installed if they are missing, or if the lock file is newer than they are', () => {
    expect(needsInstall({ lockedAt: 5, installedAt: null })).toBe(true);
    expect(needsInstall({ lockedAt: 5, installedAt: 4 })).toBe(true);
    expect(needsInstall({ lockedAt: 5, installedAt: 6 })).toBe(false);
  });

  test('one sentence explains why the packages could not be installed', () => {
    expect(installFailure('npm error code EAI_AGAIN\nnpm error syscall getaddrinfo')).toMatch(
      /registry cannot be reached/,
    );
    expect(installFailure('npm error code ENOSPC')).toMatch(/disk is full/);
    expect(installFailure('npm error code EACCES')).toMatch(/may not be written to/);
    expect(installFailure('npm error code EUSAGE\nnpm error The lock file is out of step')).toMatch(
      /: The lock file is out of step\.$/,
    );
    expect(installFailure('')).toMatch(/"npm ci" says why/);
  });
});

describe('the version of Node', () => {
  const machine = { platform: 'linux', arch: 'x64' };

  test('the tools run on the first Node that is new enough', () => {
    const old = { path: '/usr/bin/node', version: '20.20.2' };
    const own = { path: '/repository/node', version: '24.21.0' };
    expect(chooseNode([own, old], machine)).toBe('/repository/node');
    expect(chooseNode([old, own], machine)).toBe('/repository/node');
  });

  test('if every Node is too old, a sentence names the version that the tools need', () => {
    const choose = () =>
      chooseNode([{ path: '/usr/bin/node', version: '20.20.2' }], { platform: 'darwin', arch: 'arm64' });
    expect(choose).toThrow(/needs Node 22\.18\.0 or newer, this machine has 20\.20\.2, .* none for darwin-arm64/);
  });

  test.for([
    ['22.12.0', '22.12.0', true],
    ['22.9.9', '22.12.0', false],
    ['24.0.0', '22.12.0', true],
    ['20.99.99', '22.12.0', false],
    ['22.12.1', '22.12.0', true],
  ] as const)('whether version %s is at least version %s: %s', ([version, least, expected]) => {
    expect(isAtLeast(version, least)).toBe(expected);
  });
});

describe('the port of the demo', () => {
  test('the demo is served on the port in PORT, or on 5173 when PORT is not set', () => {
    expect(parsePort('8080', 5173)).toBe(8080);
    expect(parsePort(undefined, 5173)).toBe(5173);
    expect(parsePort('', 5173)).toBe(5173);
  });

  test.for(['http', '0', '70000', '80.5'])(
    'the demo is not served when PORT is «%s», and a sentence says so',
    (text) => {
      expect(() => parsePort(text, 5173)).toThrow(`PORT is «${text}»`);
    },
  );

  test('the demo is served on the next free port if its port is taken', async () => {
    const server = createServer();
    onTestFinished(() => void server.close());
    const taken = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    expect(await freePort(taken)).toBeGreaterThan(taken);
  });
});

describe('Chromium', () => {
  test('Chromium is found in the first of the known places that exists', () => {
    const there = (path: string) => path === '/usr/bin/chromium';
    expect(firstThere([undefined, '', '/opt/none', '/usr/bin/chromium'], there)).toBe('/usr/bin/chromium');
    expect(firstThere([undefined, '/opt/none'], there)).toBeNull();
  });

  test('Chromium is installed by apt, through sudo if the user is not root', () => {
    expect(installCommands({ hasApt: true, isRoot: true, hasSudo: false })?.[0]).toEqual(['apt-get', 'update']);
    expect(installCommands({ hasApt: true, isRoot: false, hasSudo: true })?.[0]).toEqual([
      'sudo',
      '-n',
      'apt-get',
      'update',
    ]);
    expect(installCommands({ hasApt: true, isRoot: false, hasSudo: false })).toBeNull();
    expect(installCommands({ hasApt: false, isRoot: true, hasSudo: true })).toBeNull();
  });
});
