import { afterEach, expect, test } from 'vitest';
import { SoundSettings, soundKey } from './SoundSettings.ts';

const started: SoundSettings[] = [];

afterEach(() => {
  for (const settings of started.splice(0)) settings.stop();
  localStorage.clear();
});

function open(): SoundSettings {
  const settings = new SoundSettings(() => localStorage, window);
  settings.start();
  started.push(settings);
  return settings;
}

const neverChosen = { volume: 0.7, muted: false, webNotifications: false };

test('by default a goal sounds at 70 % and is announced only inside the page', () => {
  expect(open().current()).toEqual(neverChosen);
});

test('each choice is remembered separately', () => {
  const settings = open();
  settings.change({ volume: 0.25 });
  settings.change({ muted: true, webNotifications: true });
  expect(settings.current()).toEqual({ volume: 0.25, muted: true, webNotifications: true });
  expect(open().current()).toEqual(settings.current());
});

test.each([
  ['text that is no JSON', '{volume', neverChosen],
  ['nothing', 'null', neverChosen],
  ['a list', '[1]', neverChosen],
  ['a volume over 100 %', '{"volume":7,"muted":true}', { ...neverChosen, muted: true }],
  ['a volume that is no number', '{"volume":"høyt"}', neverChosen],
  ['an older memory, without notifications', '{"volume":0,"muted":false}', { ...neverChosen, volume: 0 }],
])('of %s in storage the whole choices are kept and the rest is forgotten', (_, kept, choices) => {
  localStorage.setItem(soundKey, kept);
  expect(open().current()).toEqual(choices);
});

test('a choice to mute reaches the other tabs', () => {
  const settings = open();
  localStorage.setItem(soundKey, JSON.stringify({ ...neverChosen, muted: true }));
  dispatchEvent(new StorageEvent('storage', { key: soundKey }));
  expect(settings.current().muted).toBe(true);
});
