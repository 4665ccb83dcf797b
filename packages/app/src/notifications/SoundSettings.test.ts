import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soundKey } from './keptSound.ts';
import { SoundSettings } from './SoundSettings.ts';

const complaints = vi.spyOn(console, 'error');
const started: SoundSettings[] = [];

beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  for (const settings of started.splice(0)) settings.stop();
  localStorage.clear();
  complaints.mockReset();
});

function open(storage: () => Storage = () => localStorage): SoundSettings {
  const settings = new SoundSettings(storage, window);
  settings.start();
  started.push(settings);
  return settings;
}

function refused(): never {
  throw new DOMException('Access is denied for this document', 'SecurityError');
}

const neverChosen = { volume: 0.7, muted: false, webNotifications: false };

test('until something is chosen, a goal is heard at 70 % and told inside the page alone', () => {
  expect(open().current()).toEqual(neverChosen);
  expect(complaints).not.toHaveBeenCalled();
});

test('what is chosen is told, and remembered when the page is opened again', () => {
  const settings = open();
  const heard = vi.fn<() => void>();
  settings.subscribe(heard);
  settings.change({ volume: 0.25 });
  settings.change({ muted: true, webNotifications: true });
  expect(heard).toHaveBeenCalledTimes(2);
  expect(settings.current()).toEqual({ volume: 0.25, muted: true, webNotifications: true });
  expect(open().current()).toEqual({ volume: 0.25, muted: true, webNotifications: true });
});

test('who has ended listening is told no more', () => {
  const settings = open();
  const heard = vi.fn<() => void>();
  settings.subscribe(heard)();
  settings.change({ muted: true });
  expect(heard).not.toHaveBeenCalled();
});

test('the choices are one object until one of them changes', () => {
  const settings = open();
  expect(settings.current()).toBe(settings.current());
});

test.each([
  ['text that is no JSON', '{volume', neverChosen],
  ['nothing', 'null', neverChosen],
  ['a list', '[1]', neverChosen],
  ['a volume over 100 %', '{"volume":7,"muted":true}', { ...neverChosen, muted: true }],
  ['a volume that is no number', '{"volume":"høyt"}', neverChosen],
  ['an older memory, without notifications', '{"volume":0,"muted":false}', { ...neverChosen, volume: 0 }],
])('%s in storage leaves what is whole and forgets the rest', (_, kept, choices) => {
  localStorage.setItem(soundKey, kept);
  expect(open().current()).toEqual(choices);
});

test('a tab that mutes, mutes the others', () => {
  const settings = open();
  const heard = vi.fn<() => void>();
  settings.subscribe(heard);
  localStorage.setItem(soundKey, JSON.stringify({ ...neverChosen, muted: true }));
  dispatchEvent(new StorageEvent('storage', { key: soundKey }));
  expect(settings.current().muted).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
});

test('what another tab writes of other things changes nothing', () => {
  const settings = open();
  localStorage.setItem(soundKey, JSON.stringify({ ...neverChosen, muted: true }));
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(settings.current().muted).toBe(false);
});

test('a browser whose memory is cleared goes back to what it was at first', () => {
  const settings = open();
  settings.change({ muted: true });
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(settings.current()).toEqual(neverChosen);
});

test('stopped, it follows no longer', () => {
  const settings = open();
  settings.stop();
  localStorage.setItem(soundKey, JSON.stringify({ ...neverChosen, muted: true }));
  dispatchEvent(new StorageEvent('storage', { key: soundKey }));
  expect(settings.current().muted).toBe(false);
});

test('where storage is refused one can choose all the same, and the reason is logged once', () => {
  const settings = open(refused);
  expect(settings.current()).toEqual(neverChosen);
  settings.change({ muted: true });
  settings.change({ volume: 0.1 });
  expect(settings.current()).toEqual({ volume: 0.1, muted: true, webNotifications: false });
  expect(complaints).toHaveBeenCalledOnce();
});
