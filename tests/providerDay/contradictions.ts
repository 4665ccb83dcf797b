import type { ProviderMatchReport } from '@tribunen/contract';
import type { DayFault } from './faults.ts';
import { mainKickOff } from './twelveMatches.ts';

const minute = 60_000;
/** The match that is abandoned after half an hour, rescheduled ten minutes later, and played in the evening. */
const replayed = { match: 1004, brokenOffMs: 30 * minute, plannedMs: 40 * minute, beginsMs: 210 * minute };

type Edit = (match: ProviderMatchReport, place: number) => ProviderMatchReport;
type Answered = { readonly matches?: readonly ProviderMatchReport[] } & Partial<ProviderMatchReport>;

/** Changes each match of an answer, whether the answer lists many matches or is about one. */
export async function edited(answer: Response, edit: Edit): Promise<Response> {
  const body: Answered = await answer.json();
  const { matches } = body;
  const changed = matches === undefined ? isMatch(body) && edit(body, 0) : { ...body, matches: matches.map(edit) };
  return Response.json(changed || body, { status: answer.status, headers: answer.headers });
}

function isMatch(body: Answered): body is ProviderMatchReport {
  return body.utcDate !== undefined && body.score !== undefined;
}

async function matchesOf(answer: Response): Promise<ReadonlyMap<number, ProviderMatchReport>> {
  const body: Answered = await answer.json();
  const matches = body.matches ?? (isMatch(body) ? [body] : []);
  return new Map(matches.map((match) => [match.id, match]));
}

const isAboutMatches = (path: string): boolean => path.includes('matches');
const minuteOf = ({ minute: at }: { readonly minute?: number | null | undefined }): number => at ?? 0;

/** Days on which a provider's answers contradict each other, or one answer contradicts itself. */
export const contradictions: readonly DayFault[] = [
  {
    name: 'a finished match has its goals but a result of 0–0',
    plan: 'paid',
    part: 'end',
    handle: (answer, since) =>
      edited(answer, (match) =>
        match.status === 'FINISHED' && since < 130 * minute
          ? { ...match, score: { ...match.score, duration: 'REGULAR', fullTime: { home: 0, away: 0 } } }
          : match,
      ),
  },
  {
    name: 'one answer after the last whistle lacks a goal',
    plan: 'free',
    part: 'end',
    handle: (answer, _since, call) =>
      edited(answer, (match) =>
        match.status === 'FINISHED' && call % 7 === 0
          ? { ...match, score: { ...match.score, duration: 'REGULAR', fullTime: { home: 0, away: 0 } } }
          : match,
      ),
  },
  {
    name: 'the season lists are half an hour old, and carry no time',
    plan: 'paid',
    part: 'end',
    refreshesSeasons: true,
    handle: async (answer, since, _call, asked) =>
      asked.path.includes('/competitions/')
        ? edited(await asked.at(since - 30 * minute), (match) => ({ ...match, lastUpdated: null }))
        : answer,
  },
  {
    name: 'every fourth answer is an hour old',
    plan: 'paid',
    handle: (answer, since, call, asked) =>
      call % 4 === 0 && isAboutMatches(asked.path) ? asked.at(since - 60 * minute) : Promise.resolve(answer),
  },
  {
    name: 'a match is abandoned, and played again in the evening',
    plan: 'paid',
    part: 'day',
    replay: replayed,
    handle: async (answer, since, _call, asked) => {
      if (since < replayed.brokenOffMs || !isAboutMatches(asked.path)) return answer;
      const isAgain = since >= replayed.beginsMs;
      const then = await matchesOf(await asked.at(isAgain ? since - replayed.beginsMs : replayed.brokenOffMs));
      const lastUpdated = new Date(mainKickOff + since).toISOString();
      const utcDate = new Date(mainKickOff + replayed.beginsMs).toISOString();
      return edited(answer, (match) => {
        const before = then.get(match.id);
        if (match.id !== replayed.match || before === undefined) return match;
        if (isAgain) return { ...before, utcDate, lastUpdated };
        if (since < replayed.plannedMs) return { ...before, status: 'SUSPENDED', lastUpdated };
        const nothing = { goals: [], bookings: [], substitutions: [], minute: null, injuryTime: null };
        const score = {
          duration: 'REGULAR',
          fullTime: { home: null, away: null },
          halfTime: { home: null, away: null },
        };
        return { ...before, ...nothing, score, status: 'TIMED', utcDate, lastUpdated };
      });
    },
  },
  {
    name: 'a yellow card is reported as a red card for five minutes',
    plan: 'paid',
    handle: (answer) =>
      edited(answer, (match) => ({
        ...match,
        bookings:
          match.bookings?.map((booking) =>
            booking.card === 'YELLOW' && minuteOf(match) - minuteOf(booking) < 5 && match.status === 'IN_PLAY'
              ? { ...booking, card: 'RED' }
              : booking,
          ) ?? null,
      })),
  },
  {
    name: 'for five minutes every match has a red card that no player got',
    plan: 'paid',
    handle: (answer, since) =>
      edited(answer, (match) => ({
        ...match,
        bookings:
          since >= 20 * minute && since < 25 * minute && match.bookings
            ? [...match.bookings, { minute: 19, card: 'RED', team: match.homeTeam, player: { id: 99, name: 'Nobody' } }]
            : match.bookings,
      })),
  },
  {
    name: 'all players have the same name, and the lists are unordered',
    plan: 'paid',
    handle: async (answer, _since, call) => {
      const named = await answer.text();
      const oneName = named.replaceAll(
        /"(scorer|assist|player|playerIn|playerOut)":\{"id":(\d+),"name":"[^"]*"/g,
        '"$1":{"id":$2,"name":"Paulinho"',
      );
      const shuffled = <Item>(items: readonly Item[] | null | undefined): Item[] | null =>
        items
          ? items.map((_, place) => items[(place * 7 + call) % items.length] ?? null).flatMap((item) => item ?? [])
          : null;
      return edited(new Response(oneName, { status: answer.status, headers: answer.headers }), (match) => ({
        ...match,
        goals: whole(match.goals, shuffled(match.goals)),
        bookings: whole(match.bookings, shuffled(match.bookings)),
        substitutions: whole(match.substitutions, shuffled(match.substitutions)),
      }));
    },
  },
  { name: 'the feed begins in mid-match', plan: 'paid', part: 'end' },
];

/**
 * Returns the shuffled items. The shuffle takes every seventh item, so it misses items when their number is a multiple
 * of seven. In that case this function returns all items in reverse order.
 */
function whole<Item>(items: readonly Item[] | null | undefined, shuffled: readonly Item[] | null): Item[] | null {
  if (!items || shuffled === null) return null;
  return items.length % 7 === 0 ? items.toReversed() : [...shuffled];
}
