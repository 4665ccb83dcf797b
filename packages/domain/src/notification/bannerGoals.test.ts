import { expect, test } from 'vitest';
import { exampleFollow } from '../follow/exampleFollow.ts';
import { exampleMatch } from '../match/exampleMatch.ts';
import type { Match } from '../match/Match.ts';
import type { MatchParts } from '../match/MatchParts.ts';
import { instantAt } from '../time/instant.ts';
import {
  type BannerGoal,
  type BannerGoalAnswer,
  type BannerGoalStep,
  namesScorerOf,
  NO_BANNER_GOALS,
  runBannerGoals,
} from './bannerGoals.ts';
import { exampleLiveEvent } from './exampleLiveEvent.ts';
import type { GoalBannerReader } from './goalBanner.ts';

const start = Date.parse('2026-11-21T15:00:00Z');
/** The moment at which every step happens, unless a test says otherwise. */
const now = instantAt(start);

const stands = (home: number, away: number, parts: Partial<MatchParts> = {}): Match =>
  exampleMatch({ id: 'm1', status: 'IN_PLAY', minute: 30, score: { fullTime: { home, away } }, ...parts });
/** A step in which the match goes from one score to another. */
const scores = (before: Match, after: Match): BannerGoalStep => ({ kind: 'match', before, after });
const first = scores(stands(0, 0), stands(1, 0));
const otherFirst = scores(stands(0, 0, { id: 'm2' }), stands(1, 0, { id: 'm2' }));
const otherSecond = scores(stands(1, 0, { id: 'm2' }), stands(2, 0, { id: 'm2' }));

const scored = (home: number, away: number, personName: string | null = 'Berg'): BannerGoalStep => ({
  kind: 'events',
  events: [exampleLiveEvent(`${home}–${away}`, { score: { home, away }, personName, minute: 31 })],
});
const close: BannerGoalStep = { kind: 'close' };

const nobody: GoalBannerReader = { follows: [], openMatchId: null, fantasyPlayers: [], muted: [] };
const opened: GoalBannerReader = { ...nobody, openMatchId: stands(0, 0).id };
const premierLeague = exampleFollow({ entityType: 'competition', entityId: '2021' });
const watch = (reader: GoalBannerReader | null): BannerGoalStep => ({ kind: 'watch', reader });

function run(...steps: readonly BannerGoalStep[]): BannerGoalAnswer {
  return steps.reduce<BannerGoalAnswer>(({ goals }, step) => runBannerGoals(goals, step, now), {
    goals: NO_BANNER_GOALS,
    lookUp: null,
  });
}
const line = (goal: BannerGoal | null): string | null =>
  goal &&
  `${goal.match.id} ${goal.homeScore}–${goal.awayScore} ${goal.scorer ?? '?'}${goal.isFantasy ? ' Fantasy' : ''}`;
const up = ({ goals }: BannerGoalAnswer) => line(goals.shown);

test('NOTIFY-22 a goal in the open match rises, and its scorer is looked up', () => {
  const answer = run(watch(opened), first);
  expect(answer.goals.shown).toMatchObject({ homeScore: 1, awayScore: 0, scoringSide: 'home', minute: 30 });
  expect(answer.lookUp).toBe(answer.goals.shown);
});

test('NOTIFY-22 a goal of a followed competition rises, and a goal of an unfollowed one does not', () => {
  expect(up(run(watch({ ...nobody, follows: [premierLeague] }), first))).toBe('m1 1–0 ?');
  expect(run(watch(nobody), first)).toMatchObject({ goals: { shown: null }, lookUp: null });
});

test('NOTIFY-30 a goal that arrives with the end of the match, or with a correction of the other side, rises', () => {
  expect(up(run(watch(opened), scores(stands(0, 1), stands(0, 2, { status: 'FINISHED' }))))).toBe('m1 0–2 ?');
  expect(up(run(watch(opened), first, scores(stands(1, 0), stands(0, 1))))).toBe('m1 0–1 ?');
});

test('NOTIFY-23 a fantasy player’s goal rises when events name them, before the score or within two minutes after it', () => {
  const squad = { ...nobody, fantasyPlayers: ['Berg'] };
  expect(up(run(watch(squad), scored(1, 0), first))).toBe('m1 1–0 Berg Fantasy');
  const unnamed = run(watch(squad), first);
  expect(up(unnamed)).toBeNull();
  expect(line(unnamed.lookUp)).toBe('m1 1–0 ?');
  expect(up(runBannerGoals(unnamed.goals, scored(1, 0), instantAt(start + 120_000)))).toBe('m1 1–0 Berg Fantasy');
  expect(up(runBannerGoals(unnamed.goals, scored(1, 0), instantAt(start + 120_001)))).toBeNull();
  expect(up(run(watch(squad), first, scored(1, 0, 'Moe')))).toBeNull();
});

test('NOTIFY-32 events name the scorer once, whether they come before the goal or after it', () => {
  const before = run(watch(opened), scored(1, 0), first);
  expect(up(before)).toBe('m1 1–0 Berg');
  expect(before.lookUp).toBeNull();
  const after = run(watch(opened), first, scored(2, 0, 'Moe'), scored(1, 0), scored(1, 0, 'Finne'));
  expect(up(after)).toBe('m1 1–0 Berg');
  expect(after.goals.shown?.minute).toBe(31);
});

test('NOTIFY-32 an event names a scorer by the same score of the same match', () => {
  const goal = run(watch(opened), first).goals.shown;
  if (goal === null) throw new TypeError('no goal rose');
  const event = exampleLiveEvent('e1', { score: { home: 1, away: 0 } });
  expect(namesScorerOf(event, goal)).toBe(true);
  expect(namesScorerOf({ ...event, personName: null }, goal)).toBe(false);
  expect(namesScorerOf({ ...event, eventType: 'SUBSTITUTION' }, goal)).toBe(false);
  expect(namesScorerOf({ ...event, score: { home: 1, away: 1 } }, goal)).toBe(false);
  expect(namesScorerOf({ ...event, matchId: stands(0, 0, { id: 'm2' }).id }, goal)).toBe(false);
});

test('NOTIFY-31 a goal of another match waits, only the newest of each match, and rises when the banner is closed', () => {
  const both = { ...opened, follows: [premierLeague] };
  const waiting = run(watch(both), first, otherFirst, otherSecond);
  expect(up(waiting)).toBe('m1 1–0 ?');
  expect(up(run(watch(both), first, otherFirst, otherSecond, close))).toBe('m2 2–0 ?');
  expect(up(run(watch(both), first, otherFirst, otherSecond, close, close))).toBeNull();
  expect(up(runBannerGoals(waiting.goals, close, instantAt(start + 120_001)))).toBeNull();
});

test('NOTIFY-31 a goal of the open match, and the next goal of the match that is shown, do not wait', () => {
  const both = { ...opened, follows: [premierLeague] };
  expect(up(run(watch(both), otherFirst, first))).toBe('m1 1–0 ?');
  expect(up(run(watch(both), otherFirst, otherSecond))).toBe('m2 2–0 ?');
});

test('NOTIFY-32 a goal that is taken back leaves, and the next goal to the same score does not get its scorer', () => {
  const takenBack = scores(stands(1, 0), stands(0, 0));
  expect(up(run(watch(opened), first, takenBack))).toBeNull();
  expect(up(run(watch(opened), scored(1, 0), first, takenBack, first))).toBe('m1 1–0 ?');
  const both = { ...opened, follows: [premierLeague] };
  const otherTakenBack = scores(stands(1, 0, { id: 'm2' }), stands(0, 0, { id: 'm2' }));
  expect(up(run(watch(both), first, otherFirst, otherTakenBack, close))).toBeNull();
  expect(up(run(watch(both), first, otherFirst, takenBack))).toBe('m2 1–0 ?');
});

test('NOTIFY-33 the goal stays while no screen shows the banner, and no goal rises then', () => {
  expect(up(run(watch(opened), first, watch(null)))).toBe('m1 1–0 ?');
  expect(up(run(watch(opened), first, watch(null), watch(opened)))).toBe('m1 1–0 ?');
  expect(up(run(watch(opened), watch(null), first, watch(opened)))).toBeNull();
  expect(up(run(watch(opened), first, watch(null), scores(stands(1, 0), stands(0, 0))))).toBeNull();
});

test('NOTIFY-33 a spectator who opens another match no longer sees a goal that does not rise there', () => {
  expect(up(run(watch(opened), first, watch(nobody)))).toBeNull();
  expect(up(run(watch(opened), first, watch({ ...nobody, follows: [premierLeague] })))).toBe('m1 1–0 ?');
});

test('NOTIFY-33 a goal that waits is dropped when the spectator opens a screen on which it does not rise', () => {
  const both = { ...opened, follows: [premierLeague] };
  expect(up(run(watch(both), first, otherFirst, watch(opened), close))).toBeNull();
});

test('NOTIFY-32 the scorer is named while no screen shows the banner; an event without a minute leaves the minute of the match', () => {
  const away = run(watch(opened), first, watch(null), scored(1, 0));
  expect(up(away)).toBe('m1 1–0 Berg');
  const event = exampleLiveEvent('e1', { score: { home: 1, away: 0 }, personName: 'Berg', minute: null });
  const named = run(watch(opened), first, { kind: 'events', events: [event] });
  expect(named.goals.shown).toMatchObject({ scorer: 'Berg', minute: 30 });
});

test('NOTIFY-32 events that are no goals change nothing', () => {
  const { goals } = run(watch(opened), first);
  const substitution = exampleLiveEvent('e1', { eventType: 'SUBSTITUTION' });
  expect(runBannerGoals(goals, { kind: 'events', events: [substitution] }, now).goals).toBe(goals);
});

test('NOTIFY-32 an away goal that is taken back leaves, also while it waits for its scorer; an event without a score stays', () => {
  const awayFirst = scores(stands(0, 0), stands(0, 1));
  const takenBack = scores(stands(0, 1), stands(0, 0));
  expect(up(run(watch(opened), awayFirst, takenBack))).toBeNull();
  const squad = { ...nobody, fantasyPlayers: ['Berg'] };
  expect(up(run(watch(squad), awayFirst, takenBack, scored(0, 1)))).toBeNull();
  const unscored = exampleLiveEvent('e1', { score: { home: null, away: null } });
  const { goals } = run(watch(opened), { kind: 'events', events: [unscored] }, awayFirst, takenBack);
  expect(goals.received).toEqual([unscored]);
});

test('PUSH-14 the banner goes when its match is muted, and the goals of the match that wait go too', () => {
  const muted = { ...opened, follows: [premierLeague], muted: [stands(0, 0).id] };
  const before = [watch({ ...muted, muted: [] }), first, otherFirst] as const;
  expect(up(run(...before))).toBe('m1 1–0 ?');
  expect(up(run(...before, watch(muted)))).toBe('m2 1–0 ?');
  expect(up(run(...before, watch({ ...muted, muted: [...muted.muted, stands(0, 0, { id: 'm2' }).id] })))).toBeNull();
});

test('KNOWN-6 goals of matches whose results are hidden leave the banner, shown or waiting, and the next goal comes up', () => {
  const { id } = stands(0, 0);
  const other = stands(0, 0, { id: 'm2' }).id;
  const both = { ...opened, follows: [premierLeague] };
  expect(up(run(watch(both), first, otherFirst, { kind: 'hide', matches: [id] }))).toBe('m2 1–0 ?');
  expect(up(run(watch(both), first, otherFirst, { kind: 'hide', matches: [id, other] }))).toBeNull();
  const left = run(watch(both), first, otherFirst, { kind: 'hide', matches: [other] });
  expect(up(left)).toBe('m1 1–0 ?');
  expect(up(runBannerGoals(left.goals, close, now))).toBeNull();
});
