import {
  bootstrapStatic,
  type BootstrapStatic,
  fantasyEntry,
  type FantasyEntry,
  fantasyEntryPicks,
  type FantasyEntryPicks,
  fantasyEventLive,
  type FantasyEventLive,
  fantasyFixture,
  type FantasyFixtureAnswer,
} from '@tribunen/contract';
import type { FantasyGame } from '@tribunen/domain';
import { array, type GenericSchema } from 'valibot';
import { askProvider, type ProviderAnswer, type ProviderWorld } from './askProvider.ts';

/** The server of a fantasy game. Neither game's server needs a key, and neither is documented. */
export interface FantasyProvider {
  readonly game: FantasyGame;
  /** The provider's name, under which its call budget is stored. */
  readonly name: string;
  readonly perMinute: number;
  season(): Promise<ProviderAnswer<BootstrapStatic>>;
  fixtures(event: number): Promise<ProviderAnswer<readonly FantasyFixtureAnswer[]>>;
  live(event: number): Promise<ProviderAnswer<FantasyEventLive>>;
  entry(id: number): Promise<ProviderAnswer<FantasyEntry>>;
  picks(id: number, event: number): Promise<ProviderAnswer<FantasyEntryPicks>>;
}

/** Few calls a minute to each game, because Eliteserien Fantasy has refused programs that sent many requests. */
export const fantasyBudgets = {
  fpl: { name: 'fantasy.premierleague.com', perMinute: 20 },
  eliteserien: { name: 'fantasy.tv2.no', perMinute: 10 },
} as const satisfies Record<FantasyGame, Pick<FantasyProvider, 'name' | 'perMinute'>>;

/** @param url the game's address, such as `https://fantasy.premierleague.com` */
export function officialFantasy(
  game: FantasyGame,
  url: string,
  { fetch: ask }: Pick<ProviderWorld, 'fetch'>,
): FantasyProvider {
  const get = <Body extends GenericSchema>(path: string, shape: Body) =>
    askProvider<Body>(ask, { url: `${url}/api/${path}`, headers: { accept: 'application/json' } }, shape);
  return {
    game,
    ...fantasyBudgets[game],
    season: () => get('bootstrap-static/', bootstrapStatic),
    fixtures: (event) => get(`fixtures/?event=${event}`, array(fantasyFixture)),
    live: (event) => get(`event/${event}/live/`, fantasyEventLive),
    entry: (id) => get(`entry/${id}/`, fantasyEntry),
    picks: (id, event) => get(`entry/${id}/event/${event}/picks/`, fantasyEntryPicks),
  };
}
