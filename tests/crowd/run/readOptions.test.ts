import { expect, test } from 'vitest';
import { readOptions } from './readOptions.ts';

const project = ['--url', 'https://project.supabase.co/', '--anon-key', 'key-of-the-app'];
const owned = [...project, '--i-own-this-project'];

test('without arguments two hundred spectators, half of them signed in, visit a backend on this machine', () => {
  expect(readOptions([], {})).toMatchObject({ spectators: 200, mode: 'small', signedIn: 0.5, chat: 2, deployed: null });
});

test('a run on a deployed project has visitors only, and uses the project’s own live endpoints unless --api-url names a cache', () => {
  const few = ['--spectators', '100'];
  expect(readOptions([...owned, ...few], {})).toMatchObject({
    signedIn: 0,
    chat: 0,
    deployed: {
      url: 'https://project.supabase.co',
      apiUrl: 'https://project.supabase.co/functions/v1/api',
      serviceKey: null,
    },
  });
  const cached = readOptions([...owned, ...few, '--api-url', 'https://cdn.example'], { CROWD_SERVICE_KEY: 'secret' });
  expect(cached.deployed).toMatchObject({ apiUrl: 'https://cdn.example', serviceKey: 'secret' });
});

test('the limits for a deployed project do not apply to a backend on this machine', () => {
  const here = ['--url', 'http://127.0.0.1:54321', '--anon-key', 'key', '--spectators', '5000', '--seconds', '600'];
  expect(readOptions(here, {}).spectators).toBe(5000);
});

test.each([
  ['a project that the caller has not confirmed to own', project, /not this machine/],
  [
    'a cache on another host',
    ['--url', 'http://localhost:1', '--anon-key', 'key', '--api-url', 'https://cdn.example'],
    /not this machine/,
  ],
  [
    "a host whose name only begins with this machine's address",
    ['--url', 'http://127.0.0.1.example', '--anon-key', 'key'],
    /not this machine/,
  ],
  ['more spectators than a deployed project may get', [...owned, '--spectators', '501'], /At most 500/],
  ['more time than a deployed project may get', [...owned, '--spectators', '10', '--seconds', '181'], /At most 180/],
  [
    'more arrivals a second than a deployed project may get',
    [...owned, '--spectators', '400', '--rush', '1'],
    /At most 25/,
  ],
  [
    'an arrival of all spectators at once on a deployed project',
    [...owned, '--spectators', '400', '--rush', '0', '--arrivals', '0'],
    /At most 25/,
  ],
  ['a run with accounts on a deployed project', [...owned, '--signed-in', '0.5'], /visitors only/],
  ['a run with messages on a deployed project', [...owned, '--chat', '1'], /visitors only/],
  ['a cache on this machine in front of a deployed project', [...owned, '--cache'], /--api-url/],
  ['a project without its anonymous key', ['--url', 'http://127.0.0.1:1'], /--anon-key/],
  ['a share above 1', ['--signed-in', '2'], /from 0 to 1/],
  ['a count that is not a number', ['--spectators', 'many'], /from 1/],
  ['an empty number', ['--rush', ''], /from 0 to 1/],
  ['a mode that does not exist', ['--mode', 'large'], /small or crowd/],
])('%s is refused', (_, args, reason) => {
  expect(() => readOptions(args, {})).toThrow(reason);
});
