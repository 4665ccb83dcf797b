import { expect, test } from 'vitest';
import { type Cheer, idleCheer } from './Cheer.ts';
import { type CheerEvent, nextCheer } from './nextCheer.ts';

const forHome: Cheer = { status: 'chosen', side: 'home' };
const choosing: Cheer = { status: 'choosing', before: null };
const choosingAnew: Cheer = { status: 'choosing', before: 'home' };

/** The state after all these events, and every cheer that was sent on the way. */
function after(start: Cheer, ...events: readonly CheerEvent[]) {
  let cheer = start;
  const sent = events.flatMap((event) => {
    const step = nextCheer(cheer, event);
    cheer = step.cheer;
    return step.sends === null ? [] : [step.sends];
  });
  return { cheer, sent };
}

test('CHEER-1 the first press opens the choice of a side, and sends no cheer', () => {
  expect(nextCheer(idleCheer, { kind: 'press' })).toEqual({ cheer: choosing, sends: null });
});

test('CHEER-1 choosing a side settles it, and sends no cheer yet', () => {
  expect(nextCheer(choosing, { kind: 'choose', side: 'away' })).toEqual({
    cheer: { status: 'chosen', side: 'away' },
    sends: null,
  });
});

test('CHEER-2 every press after that sends a cheer for the chosen side, which stays chosen', () => {
  const season = after(
    idleCheer,
    { kind: 'press' },
    { kind: 'choose', side: 'home' },
    { kind: 'press' },
    { kind: 'press' },
  );
  expect(season).toEqual({ cheer: forHome, sent: ['home', 'home'] });
});

test('CHEER-3 the spectator can choose the other side, and the next cheer is for it', () => {
  expect(after(forHome, { kind: 'change' }, { kind: 'choose', side: 'away' }, { kind: 'press' })).toEqual({
    cheer: { status: 'chosen', side: 'away' },
    sent: ['away'],
  });
});

test('CHEER-3 closing the choice without choosing keeps the side', () => {
  expect(nextCheer(choosing, { kind: 'dismiss' })).toEqual({ cheer: idleCheer, sends: null });
  expect(nextCheer(choosingAnew, { kind: 'dismiss' })).toEqual({ cheer: forHome, sends: null });
});

test.each<[Cheer, CheerEvent]>([
  [idleCheer, { kind: 'choose', side: 'home' }],
  [idleCheer, { kind: 'change' }],
  [idleCheer, { kind: 'dismiss' }],
  [choosing, { kind: 'press' }],
  [choosingAnew, { kind: 'change' }],
  [forHome, { kind: 'choose', side: 'away' }],
  [forHome, { kind: 'dismiss' }],
])('CHEER-4 in %o, %o changes and sends nothing', (cheer, event) => {
  expect(nextCheer(cheer, event)).toEqual({ cheer, sends: null });
});
