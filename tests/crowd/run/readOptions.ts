import { parseArgs } from 'node:util';
import type { LiveMode } from '@tribunen/domain';

/** A deployed backend, or a local backend that already runs. */
export interface Deployed {
  readonly url: string;
  readonly anonKey: string;
  readonly apiUrl: string;
  /** The service key, to write matches and goals; null if the run may not write. */
  readonly serviceKey: string | null;
}

export interface CrowdOptions {
  readonly spectators: number;
  readonly mode: LiveMode;
  readonly seconds: number;
  /** The seconds over which the spectators outside the rush arrive. */
  readonly arrivals: number;
  /** The share of the spectators that arrives after the others, within `rushSeconds`, like a rush at kick-off. */
  readonly rush: number;
  /** The share that is signed in. */
  readonly signedIn: number;
  /** The share that has a match and its chat open. */
  readonly open: number;
  /** Messages a second, in all chats together. */
  readonly chat: number;
  /** Whether nginx caches the live endpoints. */
  readonly cache: boolean;
  /** The backend that already runs; null if the run starts its own. */
  readonly deployed: Deployed | null;
}

/** Thrown when the run may not start with these options; the message gives the reason. */
export class RefusedOptions extends Error {}

/** The most load that a run may put on a deployed project: its operator pays for it, and others use it too. */
const most = { spectators: 500, seconds: 180, arrivalsASecond: 25 } as const;

/**
 * Reads the command line.
 *
 * @param env `CROWD_SERVICE_KEY` is the service key of a project in which the run may write matches
 * @throws RefusedOptions if a value is invalid, if a project is on another machine and no flag confirms that the caller
 * owns it, or if the run would put more load on a project than is allowed
 */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): CrowdOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      spectators: { type: 'string', default: '200' },
      mode: { type: 'string', default: 'small' },
      seconds: { type: 'string', default: '60' },
      arrivals: { type: 'string', default: '30' },
      rush: { type: 'string', default: '0.5' },
      'signed-in': { type: 'string' },
      open: { type: 'string', default: '0.5' },
      chat: { type: 'string' },
      cache: { type: 'boolean', default: false },
      url: { type: 'string' },
      'anon-key': { type: 'string' },
      'api-url': { type: 'string' },
      'i-own-this-project': { type: 'boolean', default: false },
    },
  });
  const deployed = values.url !== undefined;
  const options: CrowdOptions = {
    spectators: toNumber('spectators', values.spectators, 1, 100_000),
    mode: toMode(values.mode),
    seconds: toNumber('seconds', values.seconds, 1, 3600),
    arrivals: toNumber('arrivals', values.arrivals, 0, 3600),
    rush: toNumber('rush', values.rush, 0, 1),
    signedIn: toNumber('signed-in', values['signed-in'] ?? (deployed ? '0' : '0.5'), 0, 1),
    open: toNumber('open', values.open, 0, 1),
    chat: toNumber('chat', values.chat ?? (deployed ? '0' : '2'), 0, 1000),
    cache: values.cache,
    deployed: toDeployed(values, env),
  };
  if (options.deployed !== null) refuseTooMuch(options, options.deployed, values['i-own-this-project']);
  return options;
}

function toDeployed(
  {
    url,
    'anon-key': anonKey,
    'api-url': apiUrl,
  }: { url?: string | undefined; 'anon-key'?: string | undefined; 'api-url'?: string | undefined },
  env: Readonly<Record<string, string | undefined>>,
): Deployed | null {
  if (url === undefined) return null;
  if (anonKey === undefined) throw new RefusedOptions('--url needs --anon-key, the key of the app.');
  const project = url.replace(/\/$/, '');
  return {
    url: project,
    anonKey,
    apiUrl: apiUrl ?? `${project}/functions/v1/api`,
    serviceKey: env['CROWD_SERVICE_KEY'] ?? null,
  };
}

function refuseTooMuch(options: CrowdOptions, { url, apiUrl }: Deployed, isOwned: boolean): void {
  if (options.cache)
    throw new RefusedOptions(
      '--cache starts nginx for a backend of this machine: give --api-url the address of the project’s own cache.',
    );
  if (options.signedIn > 0 || options.chat > 0) {
    throw new RefusedOptions(
      'A deployed project has visitors only: accounts by the hundred would need its database, and its auth server limits sign-ins.',
    );
  }
  if ([url, apiUrl].every(isLoopback)) return;
  if (!isOwned) throw new RefusedOptions(`${url} is not this machine. Say --i-own-this-project if you do.`);
  if (options.spectators > most.spectators)
    throw new RefusedOptions(`At most ${most.spectators} spectators for a project on the web.`);
  if (options.seconds > most.seconds)
    throw new RefusedOptions(`At most ${most.seconds} seconds for a project on the web.`);
  const atOnce = Math.max(
    (options.spectators * options.rush) / rushSeconds,
    options.spectators / Math.max(1, options.arrivals),
  );
  if (atOnce > most.arrivalsASecond) {
    throw new RefusedOptions(
      `At most ${most.arrivalsASecond} arrivals a second for a project on the web: give more --arrivals, or less --rush.`,
    );
  }
}

/** The seconds over which the rush arrives. */
export const rushSeconds = 5;

function isLoopback(url: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(URL.parse(url)?.hostname ?? '');
}

function toMode(text: string): LiveMode {
  if (text !== 'small' && text !== 'crowd') throw new RefusedOptions('--mode is small or crowd.');
  return text;
}

function toNumber(name: string, text: string, least: number, greatest: number): number {
  const number = Number(text);
  if (text.trim() === '' || !(number >= least && number <= greatest)) {
    throw new RefusedOptions(`--${name} is a number from ${least} to ${greatest}.`);
  }
  return number;
}
