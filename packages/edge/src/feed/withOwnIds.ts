import type { ProviderMatchReport, ProviderTeam } from '@tribunen/contract';
import { clubIdOf, clubs } from '@tribunen/domain';
import { fitsColumn } from '../data/fitsColumn.ts';
import { clubKey } from './clubKey.ts';
import type { FeedStore, KnownIds, TeamFacts } from './FeedStore.ts';

type Team = Pick<ProviderTeam, 'id' | 'name'>;
type Renamed = <Named extends { readonly id?: number | null | undefined }>(team: Named) => Named;

/** A match with the project's ids in place of the provider's. */
export interface OwnMatch {
  readonly report: ProviderMatchReport;
  /** The stored status and kick-off if another provider has reported the match too; otherwise null. */
  readonly shared: KnownIds['matches'][number]['shared'];
}

const women: ReadonlySet<string> = new Set(['TOP', 'D1K', 'WWC', 'WEC', 'WNL', 'FRW', 'QWW', 'QWE']);
/** The ids of the clubs that are built into the app. */
const builtIn: ReadonlySet<string> = new Set(clubs.map(({ team }) => team.id));

/**
 * Replaces a provider's ids of matches and teams by the project's ids. If another provider has already reported a
 * match, the match and its clubs keep the ids that they got then (decision 085). A match is left out if its id fits no
 * column or its kick-off is impossible.
 */
export async function withOwnIds(
  provider: string,
  answer: readonly ProviderMatchReport[],
  store: FeedStore,
): Promise<readonly OwnMatch[]> {
  const matches = answer.filter(({ id, utcDate }) => isId(id) && utcDate > '1900');
  if (matches.length === 0) return [];
  const facts = matches.map(({ id, utcDate: kickoff, competition: { code: competition }, homeTeam, awayTeam }) => ({
    id,
    competition,
    kickoff,
    home: isId(homeTeam.id) ? homeTeam.id : null,
    away: isId(awayTeam.id) ? awayTeam.id : null,
  }));
  const teams = matches.flatMap(({ competition, homeTeam, awayTeam }) =>
    factsOf([homeTeam, awayTeam], competition.code),
  );
  const ids = await store.ownIds(provider, onceEach(facts), onceEach(teams));
  const own = new Map(ids.matches.map((match) => [match.id, match]));
  const renamed = renamedBy(ids);
  const inTeam = <Event extends { readonly team?: { readonly id?: number | null | undefined } | null | undefined }>(
    event: Event,
  ): Event => (event.team ? { ...event, team: renamed(event.team) } : event);
  return matches.flatMap((match) => {
    const known = own.get(match.id);
    if (known === undefined) return [];
    const { homeTeam, awayTeam, goals, bookings, substitutions } = match;
    const report = {
      ...match,
      id: known.own,
      homeTeam: renamed(homeTeam),
      awayTeam: renamed(awayTeam),
      goals: goals?.map(inTeam) ?? goals,
      bookings: bookings?.map(inTeam) ?? bookings,
      substitutions: substitutions?.map(inTeam) ?? substitutions,
    };
    return [{ report, shared: known.shared }];
  });
}

/** Returns a function that replaces a provider's id of a team in the competition by the project's id. */
export async function ownTeams(
  provider: string,
  code: string,
  teams: readonly Team[],
  store: FeedStore,
): Promise<Renamed> {
  const facts = onceEach(factsOf(teams, code));
  return renamedBy(facts.length === 0 ? { teams: [] } : await store.ownIds(provider, [], facts));
}

function renamedBy({ teams }: Pick<KnownIds, 'teams'>): Renamed {
  const own = new Map<number | null | undefined, number>(teams.map((team) => [team.id, team.own]));
  return (team) => ({ ...team, id: own.get(team.id) ?? team.id });
}

/**
 * Describes the teams for `FeedStore.ownIds`. For a club that is built into the app, `preferred` is the app's id. For
 * any other team it is the provider's id, unless a built-in club has that id.
 */
function factsOf(teams: readonly Team[], code: string): readonly TeamFacts[] {
  const is_women = women.has(code);
  return teams.flatMap(({ id, name }) => {
    if (!isId(id)) return [];
    const known = is_women || name === null ? null : clubIdOf(name);
    const preferred = known === null ? (builtIn.has(String(id)) ? null : id) : Number(known);
    return [{ id, club: name === null ? String(id) : clubKey(name), is_women, preferred }];
  });
}

function isId(id: number | null | undefined): id is number {
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && fitsColumn(id);
}

function onceEach<Item extends { readonly id: number }>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
