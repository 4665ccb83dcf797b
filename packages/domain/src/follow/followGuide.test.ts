import { expect, test } from 'vitest';
import { exampleFollow } from './exampleFollow.ts';
import { followGuide } from './followGuide.ts';

const [brann, molde, viking] = ['brann', 'molde', 'viking'].map((id, n) =>
  exampleFollow({ id, entityId: id, priority: 2 - n }),
) as [ReturnType<typeof exampleFollow>, ReturnType<typeof exampleFollow>, ReturnType<typeof exampleFollow>];
const league = exampleFollow({ id: 'league', entityType: 'competition' });
const begun = { isBegun: true, answered: 'none' } as const;

test('FOLLOW-17 a spectator who follows nothing is asked for three teams; a competition does not count', () => {
  expect(followGuide([], begun)).toEqual({ step: 'choose', chosen: 0 });
  expect(followGuide([brann, league, molde], begun)).toEqual({ step: 'choose', chosen: 2 });
});

test('FOLLOW-17 notifications are asked for last, once there are three teams', () => {
  expect(followGuide([brann, league, molde, viking], begun)).toEqual({
    step: 'notify',
    teams: [viking, molde, brann],
  });
});

test('FOLLOW-17 a spectator who wants notifications is asked about this device, whatever is followed by then', () => {
  expect(followGuide([brann, molde, viking], { isBegun: true, answered: 'notify' })).toEqual({ step: 'push' });
  expect(followGuide([brann], { isBegun: true, answered: 'notify' })).toEqual({ step: 'push' });
});

test('FOLLOW-17 the guide is done once it is answered, and does not appear for a spectator who follows something', () => {
  expect(followGuide([brann, molde, viking], { isBegun: true, answered: 'all' })).toEqual({ step: 'done' });
  expect(followGuide([], { isBegun: true, answered: 'all' })).toEqual({ step: 'done' });
  expect(followGuide([brann], { isBegun: false, answered: 'none' })).toEqual({ step: 'done' });
});
