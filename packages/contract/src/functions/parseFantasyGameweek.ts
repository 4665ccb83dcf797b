import {
  captaincyOf,
  type ElementId,
  type ExplainedFixture,
  type ExplainedLine,
  type FantasyFixture,
  type FantasyGame,
  type FantasyGameweek,
  type FantasyRound,
  fantasyPositionOf,
  fantasyRules,
  type GameweekEntry,
  normaliseChip,
  SCORED_STATS,
} from '@tribunen/domain';
import { array, type InferOutput, object } from 'valibot';
import { elementId, utcInstant } from '../brands.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { fantasyEntryPicks } from '../provider/fantasy/fantasyEntryPicks.ts';
import { fantasyFixture } from '../provider/fantasy/fantasyFixture.ts';
import { fantasyGameweekAnswer } from './fantasy-premier-league.ts';

const { events, elements, entries } = fantasyGameweekAnswer.entries;
const stat = fantasyFixture.entries.stats.item;
const standing = object({ ...stat.entries.h.item.entries, element: elementId });

const gameweek = object({
  ...fantasyGameweekAnswer.entries,
  events: array(object({ ...events.item.entries, deadline_time: utcInstant })),
  fixtures: array(
    object({
      ...fantasyFixture.entries,
      stats: array(object({ ...stat.entries, h: array(standing), a: array(standing) })),
    }),
  ),
  elements: array(object({ ...elements.item.entries, id: elementId })),
  entries: array(
    object({
      ...entries.item.entries,
      squad: object({
        ...fantasyEntryPicks.entries,
        picks: array(object({ ...fantasyEntryPicks.entries.picks.item.entries, element: elementId })),
      }),
    }),
  ),
});
type Answer = InferOutput<typeof gameweek>;

/**
 * The points of a gameweek for some managers, the answer of `fantasy-premier-league` for `gameweek`.
 *
 * @throws {ContractError} when any of it is broken: points that are partly known would be wrong
 */
export function parseFantasyGameweek(raw: unknown, game: FantasyGame): FantasyGameweek {
  const answer = parseAnswer('fantasy-premier-league', gameweek, raw);
  const fixtures = answer.fixtures.map((fixture) => toFixture(fixture, answer.teams, game));
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  return {
    game,
    current: toRound(answer.events.find(({ is_current }) => is_current)),
    next: toRound(answer.events.find(({ is_next }) => is_next)),
    fixtures,
    players: new Map(
      answer.elements.map(({ id, explain }): [ElementId, readonly ExplainedFixture[]] => [
        id,
        explain.flatMap((explained) => {
          const fixture = byId.get(explained.fixture);
          return fixture === undefined ? [] : [{ fixture, lines: explained.stats.map(toLine) }];
        }),
      ]),
    ),
    entries: answer.entries.map((entry) => toEntry(entry, game)),
  };
}

function toRound(event: Answer['events'][number] | undefined): FantasyRound | null {
  return event === undefined ? null : { number: event.id, deadline: event.deadline_time };
}

function toFixture(
  { id, started, finished_provisional, finished, team_h, team_a, stats }: Answer['fixtures'][number],
  teams: Answer['teams'],
  game: FantasyGame,
): FantasyFixture {
  const nameOf = (team: number): string => teams.find((each) => each.id === team)?.name ?? '';
  const valuesOf = (identifier: string) =>
    stats.flatMap((each) => (each.identifier === identifier ? [...each.h, ...each.a] : []));
  const bonuses = new Map(valuesOf('bonus').map(({ element, value }) => [element, value]));
  return {
    id,
    homeName: nameOf(team_h),
    awayName: nameOf(team_a),
    phase: finished ? 'settled' : finished_provisional ? 'over' : started === true ? 'in-play' : 'upcoming',
    // Only players who have played have a standing.
    standings: valuesOf(fantasyRules[game].bonusFigure.value).map(({ element, value }) => ({
      element,
      minutes: 1,
      bps: value,
      bonus: bonuses.get(element) ?? 0,
    })),
  };
}

function toLine({
  identifier,
  value,
  points,
}: Answer['elements'][number]['explain'][number]['stats'][number]): ExplainedLine {
  return { identifier: SCORED_STATS.find((known) => known === identifier) ?? 'other', value, points };
}

function toEntry({ entry, squad }: Answer['entries'][number], game: FantasyGame): GameweekEntry {
  const { active_chip, entry_history: history, picks } = squad;
  return {
    teamId: String(entry.id),
    teamName: entry.name,
    chip: normaliseChip(active_chip, game),
    picks: picks
      .toSorted((a, b) => a.position - b.position)
      .map((pick) => ({
        element: pick.element,
        position: fantasyPositionOf(pick.element_type),
        captaincy: captaincyOf({ isCaptain: pick.is_captain, isViceCaptain: pick.is_vice_captain }),
      })),
    seasonPoints: history.total_points,
    countedPoints: history.points,
    transferCost: history.event_transfers_cost,
    gameweekRank: history.rank ?? null,
    overallRank: history.overall_rank ?? null,
  };
}
