import { parseOsloDay } from '@tribunen/domain';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleFollow } from '../../testing/exampleFollow.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { usePaneMatch } from './usePaneMatch.ts';

function dayOf(text: string) {
  const day = parseOsloDay(text);
  if (day === null) throw new Error(`${text} is no day`);
  return day;
}

const [today, tomorrow] = [dayOf('2026-11-21'), dayOf('2026-11-22')];
const brann = exampleMatch({ id: 1, homeTeam: { id: 900002, name: 'Brann' } });
const molde = exampleMatch({ id: 2, homeTeam: { id: 900003, name: 'Molde' } });
const follows = [exampleFollow(), exampleFollow({ id: 'f2', entityId: '900003', displayName: 'Molde', priority: 1 })];

type Given = Parameters<typeof usePaneMatch>;
const open = (...given: Given) => renderHook((props: Given) => usePaneMatch(...props), { initialProps: given });

test('MATCH-36 no match is shown beside the list until the matches and the follows are loaded', () => {
  const { result, rerender } = open(today, null, follows);
  expect(result.current).toBeNull();
  rerender([today, [brann], null]);
  expect(result.current).toBeNull();
  rerender([today, [brann], follows]);
  expect(result.current).toBe(brann.id);
});

test('MATCH-36 the final whistle of the match beside the list does not close its chat', () => {
  const { result, rerender } = open(today, [brann, molde], follows);
  expect(result.current).toBe(brann.id);
  const ended = exampleMatch({ id: 1, status: 'FINISHED', homeTeam: { id: 900002, name: 'Brann' } });
  rerender([today, [ended, molde], follows]);
  expect(result.current).toBe(brann.id);
});

test('MATCH-36 a match that has left its day is replaced by another', () => {
  const { result, rerender } = open(today, [brann, molde], follows);
  rerender([today, [molde], follows]);
  expect(result.current).toBe(molde.id);
});

test('MATCH-36 the match stays while another day loads, and is then replaced by one of that day, or by none', () => {
  const { result, rerender } = open(today, [brann], follows);
  rerender([tomorrow, null, follows]);
  expect(result.current).toBe(brann.id);
  rerender([tomorrow, [molde], follows]);
  expect(result.current).toBe(molde.id);
  rerender([today, [], follows]);
  expect(result.current).toBeNull();
});
