import {
  competitionsAnswer,
  type Football,
  type ProviderCompetition,
  providerMatch,
  providerMatchReport,
  providerScorers,
  providerSquadPlayer,
  providerStandings,
  providerTeam,
  providerTeamDetails,
} from '@tribunen/contract';
import { topLeagues } from '@tribunen/domain';
import { array, type GenericSchema, type InferOutput, nullable, object, string, unknown } from 'valibot';
import { fitsColumn } from '../data/fitsColumn.ts';
import type { LiveRows } from '../data/LiveRows.ts';
import { NotKnownYet } from '../NotKnownYet.ts';
import { kickOffOn } from './kickOffOn.ts';
import { reckonedStandings } from './reckonedStandings.ts';
import type { Rest } from './Rest.ts';
import { toReportedEvents } from './toReportedEvents.ts';

const matches = 'provider_matches';
/** A client asks again after this many seconds. A job fetches the requested answer at once, in a few seconds. */
const retryAfterSeconds = 5;
const hour = 60 * 60_000;
const listedMatch = object({ summary: providerMatch });
/** `report` is null until the provider has sent a report. */
const storedMatch = object({ summary: providerMatchReport, report: nullable(providerMatchReport) });
const listedTeam = object({ summary: providerTeam });

/**
 * The football data that the jobs have fetched from the providers. A stored answer is used at any age. Only the jobs
 * send requests to a provider, so the number of calls does not grow with the number of spectators.
 *
 * @param noteAge receives the time at which an answer was fetched
 * @param now milliseconds since 1970
 */
export function projectFootball(
  rest: Rest,
  live: Pick<LiveRows, 'eventsOf'>,
  noteAge: (fetchedAt: string) => void,
  now: number,
): Football {
  /** Asks the jobs to fetch this answer before all others. */
  const wishFor = (name: string): Promise<unknown> => rest.call('wish_for_answer', { name });
  const notKnownYet = async (name: string): Promise<never> => {
    await wishFor(name);
    throw new NotKnownYet(name, retryAfterSeconds);
  };
  /** A stored answer, with the time when it was fetched. Its body is null if the provider's plan lacks the answer. */
  const stored = async <Body extends GenericSchema>(name: string, body: Body) => {
    const query = { select: 'body,fetched_at', name: `eq.${name}` };
    const [row] = await rest.read(object({ body: nullable(body), fetched_at: string() }), 'provider_answers', query, 1);
    if (row === undefined) return notKnownYet(name);
    noteAge(row.fetched_at);
    return row;
  };
  const known = async <Body extends GenericSchema>(name: string, body: Body): Promise<InferOutput<Body> | null> =>
    (await stored(name, body)).body;
  /** Adds the squad to a team. The jobs fetch a squad only on request, so this function requests an old squad again. */
  const withSquad = async (
    id: number,
    details: InferOutput<typeof providerTeamDetails>,
  ): Promise<InferOutput<typeof providerTeamDetails>> => {
    const code = details.runningCompetitions?.[0]?.code;
    if (code === undefined || details.squad !== null) return details;
    const name = `competitions/${code}/squad/${id}`;
    const { body: squad, fetched_at } = await stored(name, array(providerSquadPlayer));
    if (now - Date.parse(fetched_at) > (squad === null ? hour : 7 * 24 * hour)) await wishFor(name);
    return { ...details, squad };
  };
  const competitions = async (): Promise<readonly ProviderCompetition[]> =>
    (await known('competitions', competitionsAnswer))?.competitions ?? [];
  const ofCompetition = async <Found>(
    asked: string,
    read: (competition: ProviderCompetition) => Promise<Found>,
  ): Promise<Found | null> => {
    const competition = (await competitions()).find(({ id, code }) => asked === String(id) || asked === code);
    return competition === undefined ? null : read(competition);
  };
  const summaries = async (query: Readonly<Record<string, string>>): Promise<InferOutput<typeof providerMatch>[]> => {
    const rows = await rest.read(listedMatch, matches, { select: 'summary', order: 'utc_kickoff,id', ...query });
    return rows.map(({ summary }) => summary);
  };
  return {
    competitions,
    matchesOn: (day) => summaries({ and: kickOffOn(day) }),
    async match(id) {
      if (!fitsColumn(id)) return null;
      const query = { select: 'report,summary', id: `eq.${id}`, order: 'id' };
      const [row] = await rest.read(storedMatch, matches, query, 1);
      if (row === undefined) return null;
      const report = row.report ?? row.summary;
      return { ...report, events: toReportedEvents(await live.eventsOf([String(id)], -Infinity), report) };
    },
    seasonOf: (asked) =>
      ofCompetition(asked, async (competition) => {
        const season = await summaries({ competition_code: `eq.${competition.code}` });
        if (season.length === 0) await known(`competitions/${competition.code}/season`, unknown());
        return { competition, matches: season };
      }),
    standingsOf: (asked) =>
      ofCompetition(asked, async (competition) => {
        const { code } = competition;
        const reported = await known(`competitions/${code}/standings`, providerStandings);
        if (reported !== null) return reported;
        // Without the whole season the table would be wrong.
        const season = await known(`competitions/${code}/season`, unknown());
        return season === null
          ? null
          : reckonedStandings(competition, await summaries({ competition_code: `eq.${code}` }));
      }),
    scorersOf: (asked) => ofCompetition(asked, ({ code }) => known(`competitions/${code}/scorers`, providerScorers)),
    teamsOf: (asked) =>
      ofCompetition(asked, async ({ code }) => {
        const query = { select: 'summary', competition_codes: `cs.{${code}}`, order: 'name,id' };
        const rows = await rest.read(listedTeam, 'provider_teams', query);
        if (rows.length === 0) await known(`competitions/${code}/teams`, unknown());
        return rows.map(({ summary }) => summary);
      }),
    async teams() {
      const rows = await rest.read(listedTeam, 'provider_teams', { select: 'summary', order: 'name,id' });
      return rows.map(({ summary }) => summary);
    },
    async team(id) {
      if (!fitsColumn(id)) return null;
      const query = { select: 'details', id: `eq.${id}`, order: 'id' };
      const [row] = await rest.read(object({ details: providerTeamDetails }), 'provider_teams', query, 1);
      if (row !== undefined) return withSquad(id, row.details);
      // The team may belong to a league whose teams have not been fetched.
      for (const code of topLeagues) await known(`competitions/${code}/teams`, unknown());
      return null;
    },
  };
}
