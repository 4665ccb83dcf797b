import {
  type ProviderCompetition,
  competitionsAnswer,
  providerMatch,
  providerMatchReport,
  providerScorers,
  providerStandings,
  providerTeam,
  providerTeamDetails,
} from '@tribunen/contract';
import { type GenericSchema, type InferOutput, nullable, object, string } from 'valibot';
import { fitsColumn } from '../data/fitsColumn.ts';
import type { Football } from '../data/Football.ts';
import { NotKnownYet } from '../NotKnownYet.ts';
import { kickOffOn } from './kickOffOn.ts';
import type { Rest } from './Rest.ts';

const matches = 'provider_matches';
const retryAfterSeconds = 60;
const listedMatch = object({ summary: providerMatch });
/** The report is null until the provider has given one. */
const storedMatch = object({ summary: providerMatchReport, report: nullable(providerMatchReport) });
const listedTeam = object({ summary: providerTeam });

/**
 * The football that the schedules have fetched from the provider. What is stored is answered, however old it is; a function never asks the
 * provider itself, so no number of spectators costs a call more.
 *
 * @param noteAge receives when an answer was fetched
 */
export function projectFootball(rest: Rest, noteAge: (fetchedAt: string) => void): Football {
  const known = async <Body extends GenericSchema>(name: string, body: Body): Promise<InferOutput<Body>> => {
    const query = { select: 'body,fetched_at', name: `eq.${name}` };
    const [row] = await rest.read(object({ body: nullable(body), fetched_at: string() }), 'provider_answers', query, 1);
    // The plan may not have it: then its body is null.
    if (row === undefined || row.body === null) throw new NotKnownYet(name, retryAfterSeconds);
    noteAge(row.fetched_at);
    return row.body;
  };
  const competitions = async (): Promise<readonly ProviderCompetition[]> =>
    (await known('competitions', competitionsAnswer)).competitions;
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
      return row?.report ?? row?.summary ?? null;
    },
    seasonOf: (asked) =>
      ofCompetition(asked, async (competition) => ({
        competition,
        matches: await summaries({ competition_code: `eq.${competition.code}` }),
      })),
    standingsOf: (asked) =>
      ofCompetition(asked, ({ code }) => known(`competitions/${code}/standings`, providerStandings)),
    scorersOf: (asked) => ofCompetition(asked, ({ code }) => known(`competitions/${code}/scorers`, providerScorers)),
    teamsOf: (asked) =>
      ofCompetition(asked, async ({ code }) => {
        const query = { select: 'summary', competition_codes: `cs.{${code}}`, order: 'name,id' };
        const rows = await rest.read(listedTeam, 'provider_teams', query);
        if (rows.length === 0) throw new NotKnownYet(`competitions/${code}/teams`, retryAfterSeconds);
        return rows.map(({ summary }) => summary);
      }),
    async teams() {
      const rows = await rest.read(listedTeam, 'provider_teams', { select: 'summary', order: 'name,id' });
      return rows.map(({ summary }) => summary);
    },
    async team(id) {
      if (!fitsColumn(id)) return null;
      const query = { select: 'details', id: `eq.${id}`, order: 'id' };
      const rows = await rest.read(object({ details: providerTeamDetails }), 'provider_teams', query, 1);
      return rows[0]?.details ?? null;
    },
  };
}
