import { apiFixture, providerMatchReport } from '@tribunen/contract';
import fc from 'fast-check';
import { is, parse } from 'valibot';
import { expect, test } from 'vitest';
import { toApiReport } from './toApiReport.ts';

const [home, away] = [
  { id: 319, name: 'Lyngoy', logo: null },
  { id: 326, name: 'Valerenga', logo: null },
];
const statuses = 'TBD NS 1H HT 2H ET BT P LIVE SUSP INT FT AET PEN PST CANC ABD AWD WO'.split(' ');
const notes = ['Goal confirmed', 'Penalty confirmed', 'Penalty cancelled', 'Card upgrade', 'Red card cancelled'];

const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const count = orNull(fc.nat({ max: 9 }));
const line = orNull(fc.record({ home: count, away: count }));
const person = orNull(
  fc.record({ id: orNull(fc.nat({ max: 40 })), name: orNull(fc.constantFrom('A. Berg', ' B. Lie ', '')) }),
);
const clock = fc.oneof(
  fc.record({ elapsed: orNull(fc.integer({ min: -5, max: 120 })), extra: fc.constant(null) }),
  fc.record({ elapsed: fc.constantFrom(45, 90, 105, 120), extra: orNull(fc.integer({ min: 1, max: 15 })) }),
);
const team = fc.constantFrom({ id: home.id }, { id: away.id });
const eventOf = (type: string, details: readonly string[], comments: string | null = null) =>
  fc.record({
    time: clock,
    team,
    player: person,
    assist: person,
    type: fc.constantFrom(type, type.toLowerCase()),
    detail: fc.constantFrom(...details),
    comments: fc.constant(comments),
  });
const goals = fc.array(eventOf('Goal', ['Normal Goal', 'Own Goal', 'Penalty']), { maxLength: 6 });
const others = fc.array(
  fc.oneof(
    eventOf('Goal', ['Missed Penalty']),
    eventOf('Goal', ['Penalty', 'Missed Penalty'], 'Penalty Shootout'),
    eventOf('Card', ['Yellow Card', 'Red Card', 'Second Yellow card']),
    eventOf('subst', ['Substitution 1', 'Substitution 2']),
    eventOf('Var', notes),
  ),
  { maxLength: 12 },
);

/** A goal that the answer still lists, with the video referee's decision against it in the same minute. */
const takenBack = eventOf('Goal', ['Normal Goal']).chain((goal) =>
  fc
    .constantFrom('Goal cancelled', 'Goal Disallowed - offside')
    .map((detail) => [goal, { ...goal, type: 'Var', detail }]),
);

const place = orNull(
  fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })).map((at) => at.join(':')),
);
const players = (grid: fc.Arbitrary<string | null>, size: object) =>
  fc.array(
    fc.record({
      player: fc.record({
        id: orNull(fc.nat({ max: 40 })),
        name: fc.constantFrom('A. Berg', 'B. Lie'),
        number: count,
        pos: orNull(fc.constantFrom('G', 'D', 'M', 'F', '?')),
        grid,
      }),
    }),
    size,
  );
const lineUp = fc.record({
  team,
  formation: orNull(fc.constantFrom('4-3-3', '4-3-1-2')),
  startXI: orNull(
    fc.oneof(
      players(place, { maxLength: 11 }),
      players(
        place.filter((at) => at !== null),
        { maxLength: 11 },
      ),
    ),
  ),
  substitutes: orNull(players(fc.constant(null), { maxLength: 9 })),
});
const figure = orNull(
  fc.oneof(
    fc.integer(),
    fc.nat({ max: 250 }).map((share) => `${share}%`),
    fc.constantFrom('1.57', '-', ''),
  ),
);
const statistics = fc.record({
  team,
  statistics: orNull(
    fc.array(
      fc.record({
        type: fc.constantFrom('Ball Possession', 'Total Shots', 'Shots on Goal', 'Fouls', 'expected_goals', 'Offsides'),
        value: figure,
      }),
    ),
  ),
});

/** An answer about one match, and the score that its counted goals add up to. */
const answer = fc
  .record({ counted: goals, others, annulled: fc.array(takenBack, { maxLength: 2 }), events: fc.boolean() })
  .chain(({ counted, others: rest, annulled, events }) => {
    const goalsOf = ({ id }: { readonly id: number }) => counted.filter((goal) => goal.team.id === id).length;
    const score = { home: goalsOf(home), away: goalsOf(away) };
    const listed = [...counted, ...annulled.flat(), ...rest];
    const match = fc.record({
      fixture: fc.record({
        id: fc.nat(),
        date: fc
          .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
          .map((at) => `${at.toISOString().slice(0, 19)}+02:00`),
        referee: orNull(fc.constant('K. Dommer')),
        venue: orNull(fc.record({ name: orNull(fc.constant('Lyngøy stadion')) })),
        status: fc
          .tuple(fc.constantFrom(...statuses), clock)
          .map(([short, { elapsed, extra }]) => ({ short, elapsed, extra })),
      }),
      league: fc.record({
        id: fc.constantFrom(103, 105, 5),
        round: orNull(fc.constantFrom('Regular Season - 22', 'Round of 16', 'Group 6 - 6', '')),
      }),
      teams: fc.constant({ home, away }),
      goals: fc.constant(score),
      score: orNull(fc.record({ halftime: line, fulltime: line, extratime: line, penalty: line })),
      events: events ? fc.shuffledSubarray(listed, { minLength: listed.length }) : fc.constant(null),
      lineups: orNull(fc.array(lineUp, { maxLength: 2 })),
      statistics: orNull(fc.array(statistics, { maxLength: 2 })),
    });
    return fc.record({ match, score: fc.constant(score) });
  });

const report = (match: unknown) => toApiReport(parse(apiFixture, match));
const holds = (property: (example: { readonly match: unknown; readonly score: object }) => void) => {
  fc.assert(fc.property(answer, property), { seed: 20_261_129, numRuns: 200 });
};

test('FEED-12 any answer becomes a report that the contract reads, and the same report each time', () => {
  holds(({ match }) => {
    const first = report(match);
    expect(is(providerMatchReport, first)).toBe(true);
    expect(report(match)).toEqual(first);
  });
});

test('FEED-12 the listed goals add up to the score: missed penalties, kicks of a shoot-out and goals taken back are left out', () => {
  holds(({ match, score }) => {
    const listed = report(match)?.goals ?? null;
    if (listed === null) return;
    expect(listed.at(-1)?.score ?? { home: 0, away: 0 }).toEqual(score);
  });
});

test('FEED-12 the events are in the order of the clock, and no minute is negative', () => {
  holds(({ match }) => {
    const { goals: scored, bookings, substitutions } = report(match) ?? {};
    for (const events of [scored, bookings, substitutions]) {
      const minutes = (events ?? []).map(({ minute, injuryTime }) => (minute ?? 0) + (injuryTime ?? 0) / 100);
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
      expect(minutes.every((minute) => minute >= 0)).toBe(true);
    }
  });
});

test('FEED-12 the players of an eleven have the slots 0, 1, 2 and so on, or no player has a slot', () => {
  holds(({ match }) => {
    const { homeTeam, awayTeam } = report(match) ?? {};
    for (const squad of [homeTeam, awayTeam]) {
      const slots = (squad?.lineup ?? []).map(({ slotIndex }) => slotIndex ?? null);
      expect([slots.map((_, at) => at), slots.map(() => null)]).toContainEqual(slots);
    }
  });
});
