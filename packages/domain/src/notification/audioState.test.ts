import { expect, test } from 'vitest';
import { type AudioEvent, type AudioState, audioState } from './audioState.ts';

test.each<[AudioState, AudioEvent, AudioState]>([
  ['suspended', 'runs', 'enabled'],
  ['blocked', 'runs', 'enabled'],
  ['enabled', 'sleeps', 'suspended'],
  ['blocked', 'sleeps', 'blocked'],
  ['suspended', 'refused', 'blocked'],
  ['blocked', 'touched', 'suspended'],
  ['enabled', 'touched', 'enabled'],
])('NOTIFY-25 sound that is %s and %s is %s', (before, event, after) => {
  expect(audioState(before, event)).toBe(after);
});
