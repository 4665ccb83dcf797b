import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import type { MatchReport } from '../report/MatchReport.ts';
import { matchPitchEvents } from './matchPitchEvents.ts';
import { pitchPoint } from './PitchPoint.ts';
import { samplePitchEvents } from './samplePitchEvents.ts';

const nobody = { formation: null, lineup: [], bench: [] };
const keeper = { id: '1', name: 'Nils Moe', shirtNumber: 1, position: 'Goalkeeper' };
const report: MatchReport = {
  match: exampleMatch({ id: 500_001 }),
  events: [],
  lineUps: { home: nobody, away: nobody },
  referee: null,
};

test('PITCH-32 a feed’s own events are shown as they are', () => {
  const measured = samplePitchEvents(9);
  expect(matchPitchEvents({ ...report, measured })).toEqual({ measured: true, events: measured });
});

test('PITCH-32 with shots or a line-up, the events agree with them', () => {
  const shot = { side: 'home', minute: 5, from: pitchPoint(11, 0), outcome: 'goal' } as const;
  const shown = matchPitchEvents({ ...report, shots: [shot] });
  expect(shown.measured).toBe(false);
  expect(shown.events.home.shots).toMatchObject([{ minute: 5, outcome: 'goal' }]);
  for (const side of ['home', 'away'] as const) {
    const { events } = matchPitchEvents({
      ...report,
      lineUps: { ...report.lineUps, [side]: { ...nobody, lineup: [keeper] } },
    });
    expect(events.home.shots).toEqual([]);
  }
});

test('PITCH-32 when nothing is known of a match there is a sample, the same for the same match', () => {
  const { measured, events } = matchPitchEvents(report);
  expect(measured).toBe(false);
  expect(events.home.shots).toHaveLength(12);
  expect(matchPitchEvents(report).events).toEqual(events);
  expect(matchPitchEvents({ ...report, match: exampleMatch({ id: 500_002 }) }).events).not.toEqual(events);
});
