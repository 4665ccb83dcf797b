import { liveMatchRow, type LiveMatchRow, providerMatch, type ProviderMatch, toMatch } from '@tribunen/contract';
import {
  addDays,
  instantAt,
  isLiveStatus,
  normaliseStatus,
  type OsloDay,
  osloDayOf,
  shownScore,
} from '@tribunen/domain';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { loadSeed } from '../seed/loadSeed.ts';
import { loadVoices } from '../seed/loadVoices.ts';
import { spectatorsOf } from '../seed/spectators.ts';
import { writtenMessages } from './chat/writtenMessages.ts';
import { MatchDay, type MatchDayOptions } from './MatchDay.ts';
import { matchStateAt } from './state/matchStateAt.ts';
import { nextChangeAt } from './state/nextChangeAt.ts';
import type { SimulatedMatch } from './state/SimulatedMatch.ts';
import { toLiveEventRows } from './state/toLiveEventRows.ts';
import { toLiveMatchRow } from './state/toLiveMatchRow.ts';
import { toMatchReport } from './state/toMatchReport.ts';

const data = await loadSeed();
const voices = await loadVoices();
const chat = { spectators: spectatorsOf(voices), lines: voices.lines };
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const afternoon = Date.parse('2026-11-21T13:30:00Z');
const speeds = [1, 10, 60];
const allDays = Array.from({ length: 43 }, (_, index) => index - 21);
/** A week back and a week ahead. */
const nearDays = allDays.slice(14, 29);

function matchDay(options: Partial<MatchDayOptions> = {}): MatchDay {
  return new MatchDay({ data, chat, seed: 1, speed: 10, anchor: afternoon, programme: 'kampdag', ...options });
}

function dayOf(ms: number): OsloDay {
  return osloDayOf(instantAt(ms));
}

function isLive(match: ProviderMatch): boolean {
  return isLiveStatus(normaliseStatus(match.status));
}

/** Whether a match is in one of the two leagues whose schedule is ours. */
function isBeside({ competition }: Pick<ProviderMatch, 'competition'>): boolean {
  return ['OBL', 'TOP'].includes(competition.code ?? '');
}

function liveRows(day: MatchDay, now: number): number {
  return day.matchesAt(now).filter((match) => isLiveStatus(toLiveMatchRow(match, now).status)).length;
}

/** Every moment at which a match changes, and the moment before its kick-off. */
function instantsOf(match: SimulatedMatch): readonly number[] {
  const instants = [match.kickOff - 1];
  let next = nextChangeAt(match, match.kickOff - 1);
  while (next !== null) {
    instants.push(next);
    next = nextChangeAt(match, next);
  }
  return instants;
}

describe('at the opening', () => {
  // An ordinary day, and the two days of a clock change.
  const dates = ['2026-11-21T00:17:00+01:00', '2026-03-29T00:17:00+01:00', '2026-10-25T00:17:00+02:00'];
  const anchors = dates.flatMap((date) => Array.from({ length: 24 }, (_, hour) => Date.parse(date) + hour * hourMs));
  /** Every third hour. Three seeds together cover every hour. */
  const anchorsOf = (seed: number): readonly number[] => anchors.filter((_, index) => index % 3 === seed - 1);

  describe.each(speeds)('at speed %i', (speed) => {
    const isOld = (anchor: number): boolean => dayOf(anchor - (5 * hourMs) / speed) === dayOf(anchor);

    test.each([1, 2, 3])(
      'five matches and one of Toppserien are in play, one starts at once and one is postponed, whatever the hour (seed %i)',
      (seed) => {
        for (const anchor of anchorsOf(seed)) {
          const day = matchDay({ anchor, speed, seed });
          const list = day.listDay(dayOf(anchor), anchor);
          // Soon after midnight some of the matches in play began yesterday.
          const yesterday = isOld(anchor) ? [] : day.listDay(addDays(dayOf(anchor), -1), anchor);
          const live = [...yesterday, ...list].filter(isLive);
          const said = `${instantAt(anchor)}: ${JSON.stringify(live)}`;
          expect(live, said).toHaveLength(6);
          expect(live.filter(isBeside).map(({ competition, minute }) => [competition.code, minute])).toEqual([
            ['TOP', 26],
          ]);
          expect(new Set(live.map((match) => match.minute)).size, said).toBe(6);
          expect(
            list.filter((match) => match.status === 'POSTPONED'),
            said,
          ).toHaveLength(1);
          const untilStart = day.matchesAt(anchor).map((match) => match.kickOff - anchor);
          expect(untilStart.filter((ms) => ms > 0 && ms <= 2 * minuteMs).length, said).toBeGreaterThanOrEqual(1);
        }
      },
    );

    test.each([1, 2, 3])(
      'six matches and one of OBOS-ligaen are over, unless it is soon after midnight, and a goal falls within two minutes (seed %i)',
      (seed) => {
        const old = anchorsOf(seed).filter(isOld);
        expect(old.length).toBeGreaterThan(15);
        for (const anchor of old) {
          const day = matchDay({ anchor, speed, seed });
          const listed = (now: number): ProviderMatch[] => day.listDay(dayOf(anchor), now);
          const goals = (now: number): number => listed(now).reduce((sum, match) => sum + goalsOf(match), 0);
          const over = listed(anchor).filter((match) => match.status === 'FINISHED');
          expect(over, instantAt(anchor)).toHaveLength(7);
          expect(over.filter(isBeside).map(({ competition }) => competition.code)).toEqual(['OBL']);
          expect(goals(anchor + 2 * minuteMs), instantAt(anchor)).toBeGreaterThan(goals(anchor));
        }
      },
    );

    test('the list has 20 to 30 matches, and near midnight at least 7', () => {
      for (const anchor of anchorsOf(1)) {
        const day = matchDay({ anchor, speed });
        const length = day.listDay(dayOf(anchor), anchor).length;
        expect(length).toBeLessThanOrEqual(30);
        const wholeDay = dayOf(anchor - 5 * hourMs) === dayOf(anchor + 4 * hourMs);
        expect(length, instantAt(anchor)).toBeGreaterThanOrEqual(wholeDay ? 20 : 7);
      }
    });
  });

  test.each(speeds)(
    'the due goal falls after the page has loaded, and before a minute and a half has passed, at speed %i',
    (speed) => {
      const day = matchDay({ speed });
      const followed = (now: number): number =>
        day
          .listDay(dayOf(afternoon), now)
          .filter((match) => match.competition.code !== 'PL' && !isBeside(match))
          .reduce((sum, match) => sum + goalsOf(match), 0);
      expect(followed(afternoon + 91_000)).toBeGreaterThan(followed(afternoon));
      if (speed > 1) expect(followed(afternoon + 10_000)).toBeGreaterThan(followed(afternoon + 7_000));
    },
  );

  test('OBOS-ligaen and Toppserien have two matches each: one over, one in play and two to come', () => {
    const beside = matchDay().listDay(dayOf(afternoon), afternoon).filter(isBeside);
    expect(beside.map(({ id, competition, status }) => [id, competition.code, status])).toEqual([
      [600_000, 'OBL', 'FINISHED'],
      [600_001, 'TOP', 'IN_PLAY'],
      [600_002, 'OBL', 'TIMED'],
      [600_003, 'TOP', 'TIMED'],
    ]);
  });

  test('the other matches are the same, to the byte, whatever the leagues beside them play', () => {
    const others = (day: MatchDay): readonly ProviderMatch[] =>
      nearDays.flatMap((distance) =>
        day.listDay(addDays(dayOf(afternoon), distance), afternoon + hourMs).filter((match) => !isBeside(match)),
      );
    const { obosLigaen, toppserien } = data;
    const swapped = matchDay({ data: { ...data, obosLigaen: toppserien, toppserien: obosLigaen } });
    expect(JSON.stringify(others(swapped))).toBe(JSON.stringify(others(matchDay())));
  });
});

describe('near midnight', () => {
  test.each(speeds)('two minutes before midnight the day looks the same as at any other hour, at speed %i', (speed) => {
    const anchor = Date.parse('2026-11-21T23:58:00+01:00');
    const list = matchDay({ anchor, speed }).listDay(dayOf(anchor), anchor);
    expect(list.filter((match) => match.status === 'FINISHED')).toHaveLength(7);
    expect(list.filter(isLive)).toHaveLength(6);
    expect(list.filter((match) => match.status === 'TIMED').length).toBeGreaterThanOrEqual(1);
  });

  test.each(speeds)(
    'right after midnight, six matches are in play, those that began before it are on yesterday’s list, and no match of today is over, at speed %i',
    (speed) => {
      const anchor = Date.parse('2026-11-22T00:00:30+01:00');
      const day = matchDay({ anchor, speed });
      const today = day.listDay(dayOf(anchor), anchor);
      const late = day.listDay(addDays(dayOf(anchor), -1), anchor).filter((match) => match.status !== 'FINISHED');
      expect(late.length).toBeGreaterThanOrEqual(3);
      expect([...late, ...today].filter(isLive)).toHaveLength(6);
      expect(today.filter((match) => match.status === 'FINISHED')).toEqual([]);
    },
  );

  test('matches that start after midnight belong to the new day', () => {
    const anchor = Date.parse('2026-11-21T23:58:00+01:00');
    const day = matchDay({ anchor });
    const later = anchor + hourMs;
    expect(day.listDay(dayOf(later), later).filter(isLive).length).toBeGreaterThanOrEqual(3);
    for (const match of day.listDay(dayOf(anchor), later)) expect(dayOf(Date.parse(match.utcDate))).toBe(dayOf(anchor));
  });
});

describe('for three hours', () => {
  const anchors = ['2026-11-21T14:30:00+01:00', '2026-11-21T23:58:00+01:00', '2026-11-22T00:17:00+01:00'];
  test.each(speeds)('there are always several matches in play and some waiting, at speed %i', (speed) => {
    for (const anchor of anchors.map((text) => Date.parse(text))) {
      const day = matchDay({ anchor, speed });
      for (let now = anchor; now <= anchor + 3 * hourMs; now += 2 * minuteMs) {
        const statuses = day.matchesAt(now).map((match) => matchStateAt(match, now).status);
        const live = statuses.filter((status) => isLiveStatus(status)).length;
        expect(live, instantAt(now)).toBeGreaterThanOrEqual(3);
        expect(live, instantAt(now)).toBeLessThanOrEqual(9);
        expect(statuses.filter((status) => status === 'TIMED').length, instantAt(now)).toBeGreaterThanOrEqual(5);
      }
    }
  });

  test.each(speeds)(
    'every row matches the contract, and no match goes backwards except for a cancelled goal, at speed %i',
    (speed) => {
      const matches = matchDay({ speed }).matchesAt(afternoon + 3 * hourMs);
      expect(matches.length).toBeGreaterThan(20);
      for (const match of matches) {
        const rows = instantsOf(match).map((now) => parse(liveMatchRow, toLiveMatchRow(match, now)));
        const backward = rows.filter((row, index) => index > 0 && !follows(row, rows[index - 1]));
        expect(backward, String(match.id)).toEqual([]);
      }
    },
  );

  test('every answer for every day matches the contract', () => {
    const day = matchDay({ speed: 60 });
    const today = dayOf(afternoon);
    for (let now = afternoon; now <= afternoon + 3 * hourMs; now += hourMs / 2) {
      const answers = allDays.flatMap((distance) => day.listDay(addDays(today, distance), now));
      for (const answer of answers) expect(toMatch(parse(providerMatch, answer))).not.toBeNull();
      expect(new Set(answers.map((answer) => answer.id)).size).toBe(answers.length);
    }
  });
});

describe('the state of the day', () => {
  const answers = (day: MatchDay, now: number): string =>
    JSON.stringify([
      nearDays.map((distance) => day.listDay(addDays(dayOf(afternoon), distance), now)),
      day
        .matchesAt(now)
        .map((match) => [
          toLiveMatchRow(match, now),
          toLiveEventRows(match, now),
          toMatchReport(match, now),
          day.chatOf(match),
        ]),
    ]);

  test('is the same, to the byte, in two runs', () => {
    // A copy of the data keeps the second run from sharing cached results with the first.
    const [one, other] = [matchDay(), matchDay({ data: { ...data } })];
    for (const now of [afternoon, afternoon + hourMs, afternoon + 3 * hourMs]) {
      expect(answers(one, now)).toBe(answers(other, now));
    }
  });

  test('is the same whatever was requested before, even a later hour', () => {
    const asked = matchDay();
    for (let now = afternoon; now < afternoon + 2 * hourMs; now += 7 * minuteMs) asked.nextChangeAt(now);
    expect(answers(asked, afternoon + hourMs)).toBe(answers(matchDay(), afternoon + hourMs));
  });

  test('is different for another seed', () => {
    const teams = (seed: number): readonly unknown[] =>
      matchDay({ seed })
        .listDay(dayOf(afternoon), afternoon)
        .map((match) => match.homeTeam.name);
    expect(teams(1)).not.toEqual(teams(2));
    expect(teams(2)).not.toEqual(teams(3));
  });

  test('has the same matches under the same numbers at every speed and on every day', () => {
    const bill = (options: Partial<MatchDayOptions>): readonly string[] =>
      matchDay(options)
        .matchesAt(options.anchor ?? afternoon)
        .slice(0, 20)
        .map((match) => `${match.id} ${match.home.name}–${match.away.name}`);
    expect(bill({ speed: 1 })).toEqual(bill({ speed: 60 }));
    expect(bill({ anchor: afternoon + 200 * 24 * hourMs })).toEqual(bill({}));
  });

  test('changes exactly at the moment that nextChangeAt announces', () => {
    const day = matchDay({ speed: 60 });
    const rowsAt = (now: number): string =>
      JSON.stringify(
        day.matchesAt(now).map((match) => [toLiveMatchRow(match, now), writtenMessages(day.chatOf(match), now)]),
      );
    let now = afternoon;
    let rows = rowsAt(now);
    for (let step = 0; step < 300; step += 1) {
      const next = day.nextChangeAt(now);
      const changed = rowsAt(next);
      expect(rowsAt(next - 1)).toBe(rows);
      expect(changed).not.toBe(rows);
      now = next;
      rows = changed;
    }
  });

  test('is the same in the list and in the rows', () => {
    const day = matchDay();
    for (let now = afternoon; now < afternoon + hourMs; now += minuteMs) {
      const listed = new Map(day.listDay(dayOf(afternoon), now).map((match) => [String(match.id), match]));
      for (const row of day.matchesAt(now).map((match) => toLiveMatchRow(match, now))) {
        const match = listed.get(row.id);
        if (match === undefined) throw new Error(`${row.id} is not on the list`);
        const shown = toMatch(match);
        expect(normaliseStatus(match.status)).toBe(row.status);
        expect(match.lastUpdated).toBe(row.updated_at);
        expect(match.homeTeam.name).toBe(row.home_team_name);
        if (shown === null || row.score_home === null) continue;
        expect(shownScore(shown)).toMatchObject({ home: row.score_home, away: row.score_away });
      }
    }
  });
});

describe('days around today', () => {
  const day = matchDay();
  const today = dayOf(afternoon);

  test('past days are over, with the real results and nothing invented, except in the leagues without real results', () => {
    const past = allDays
      .filter((distance) => distance < 0)
      .flatMap((distance) => day.listDay(addDays(today, distance), afternoon));
    expect(past.length).toBeGreaterThan(150);
    expect(past.filter((match) => match.status !== 'FINISHED' || match.simulated !== isBeside(match))).toEqual([]);
    const codes = new Set(past.map(({ competition }) => competition.code));
    expect([...codes].toSorted()).toEqual(['OBL', 'PL', 'TIP', 'TOP', 'WC']);
  });

  test('past days are over at every hour, except for the late matches of the opening', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const anchor = Date.parse('2026-11-21T00:00:00+01:00') + hour * hourMs;
      const list = matchDay({ anchor, speed: 1 }).listDay(addDays(today, -1), anchor);
      const late = list.filter(({ id }) => id >= 500_000);
      expect(list.filter((match) => match.status !== 'FINISHED' && !late.includes(match))).toEqual([]);
      expect(late.filter((match) => !isLive(match) || match.simulated !== true)).toEqual([]);
      expect(late.length > 0, `at ${hour}`).toBe(hour < 2);
    }
  });

  test('the matches of coming days wait for their kick-off, without a score', () => {
    const coming = allDays
      .filter((distance) => distance > 0)
      .flatMap((distance) => day.listDay(addDays(today, distance), afternoon));
    expect(coming.length).toBeGreaterThan(100);
    for (const match of coming) {
      expect(match).toMatchObject({
        status: 'TIMED',
        simulated: false,
        score: { fullTime: { home: null, away: null } },
      });
    }
  });

  test('a match of a coming day is played, and marked as simulated, from its kick-off on', () => {
    const tomorrow = addDays(today, 1);
    const [first] = day.listDay(tomorrow, afternoon);
    const kickOff = Date.parse(first?.utcDate ?? '');
    const played = matchDay().listDay(tomorrow, kickOff + minuteMs);
    expect(played.find((match) => match.id === first?.id)).toMatchObject({
      status: 'IN_PLAY',
      minute: 11,
      simulated: true,
    });
    expect(liveRows(day, kickOff + minuteMs)).toBeGreaterThan(3);
  });

  test('every match of today is marked as simulated', () => {
    expect(day.listDay(today, afternoon).filter((match) => match.simulated !== true)).toEqual([]);
  });

  test('a day more than three weeks away has no matches', () => {
    expect(day.listDay(addDays(today, 22), afternoon)).toEqual([]);
    expect(day.listDay(addDays(today, -22), afternoon)).toEqual([]);
  });

  test('a day is listed by kick-off', () => {
    for (const distance of allDays) {
      const times = day.listDay(addDays(today, distance), afternoon).map((match) => match.utcDate);
      expect(times).toEqual(times.toSorted((a, b) => a.localeCompare(b)));
    }
  });
});

describe('a match with extra time and a shoot-out', () => {
  const day = matchDay();
  const match = day
    .matchesAt(afternoon)
    .find((each) => each.kind === 'played' && each.script.periods.at(-1)?.name === 'shoot-out');
  if (match === undefined) throw new Error('No shoot-out today');
  const answers = instantsOf(match).flatMap((now) =>
    day.listDay(dayOf(match.kickOff), now).filter((each) => each.id === match.id),
  );

  test('has the provider’s statuses: extra time, shoot-out, breaks between', () => {
    const statuses = answers.map((each) => each.status).filter((status, index, all) => status !== all[index - 1]);
    expect(statuses).toEqual([
      'TIMED',
      'IN_PLAY',
      'PAUSED',
      'IN_PLAY',
      'PAUSED',
      'EXTRA_TIME',
      'PAUSED',
      'EXTRA_TIME',
      'PAUSED',
      'PENALTY_SHOOTOUT',
      'FINISHED',
    ]);
  });

  test('adds the penalties to full time at the end, as the provider does, and shows them apart while they are taken', () => {
    const during = answers.filter((each) => each.status === 'PENALTY_SHOOTOUT');
    expect(during.every(({ score }) => score.fullTime.home === score.fullTime.away)).toBe(true);
    const end = answers.at(-1)?.score;
    const { afterExtraTime = [0, 0], penalties = [0, 0] } = match.fixture.result ?? {};
    expect(end).toMatchObject({
      duration: 'PENALTY_SHOOTOUT',
      fullTime: { home: afterExtraTime[0] + penalties[0], away: afterExtraTime[1] + penalties[1] },
      penalties: { home: penalties[0], away: penalties[1] },
    });
  });

  test('shows half-time from half-time on', () => {
    for (const each of answers) {
      const known = each.score.halfTime?.home !== null;
      const before = each.status === 'TIMED' || (each.status === 'IN_PLAY' && (each.minute ?? 0) <= 45);
      expect(known, JSON.stringify(each)).toBe(!before);
    }
  });
});

describe('a quiet day', () => {
  test('has three matches later today, and none in play', () => {
    const day = matchDay({ programme: 'rolig-dag' });
    const list = day.listDay(dayOf(afternoon), afternoon);
    expect(list.map((match) => match.status)).toEqual(['TIMED', 'TIMED', 'TIMED']);
    expect(list.every((match) => Date.parse(match.utcDate) > afternoon + hourMs)).toBe(true);
    expect(day.listDay(addDays(dayOf(afternoon), -1), afternoon).length).toBeGreaterThan(5);
  });

  test('has all three before midnight, however late it is', () => {
    const anchor = Date.parse('2026-11-21T23:58:00+01:00');
    const list = matchDay({ programme: 'rolig-dag', anchor }).listDay(dayOf(anchor), anchor);
    expect(list.map((match) => match.status)).toEqual(['TIMED', 'TIMED', 'TIMED']);
  });

  test('does not change until the first spectator writes about the first match, minutes before its kick-off', () => {
    const day = matchDay({ programme: 'rolig-dag' });
    const [first] = day.listDay(dayOf(afternoon), afternoon);
    const kickOff = Date.parse(first?.utcDate ?? '');
    expect(day.nextChangeAt(afternoon)).toBeLessThan(kickOff);
    expect(day.nextChangeAt(afternoon)).toBeGreaterThan(kickOff - 5 * minuteMs);
  });
});

const legal = [
  'TIMED>IN_PLAY',
  'IN_PLAY>IN_PLAY',
  'IN_PLAY>PAUSED',
  'PAUSED>IN_PLAY',
  'IN_PLAY>FINISHED',
  'IN_PLAY>SUSPENDED',
];

/**
 * Whether a row may follow another of the same match: it is later, its status may follow, its minute does not go back
 * before the end, and it has lost only goals that the video referee has taken back.
 */
function follows(row: LiveMatchRow, before: LiveMatchRow | undefined): boolean {
  if (before === undefined) return false;
  return (
    legal.includes(`${before.status}>${row.status}`) &&
    row.updated_at > before.updated_at &&
    (row.minute === null ? ['FINISHED', 'SUSPENDED'].includes(row.status) : row.minute >= (before.minute ?? 0)) &&
    (row.score_home ?? 0) + (row.score_away ?? 0) >= (before.score_home ?? 0) + (before.score_away ?? 0) - 1
  );
}

function goalsOf(match: ProviderMatch): number {
  const { score } = match;
  const penalties = score.duration === 'PENALTY_SHOOTOUT' && match.status === 'FINISHED' ? score.penalties : null;
  const total = (score.fullTime.home ?? 0) + (score.fullTime.away ?? 0);
  return total - (penalties?.home ?? 0) - (penalties?.away ?? 0);
}
