import { eventsOf, type MatchReport, pitchPoint } from '@tribunen/domain';
import { createI18n, WordsProvider } from '@tribunen/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppRouter } from '../../../../navigation/AppRouter.tsx';
import { exampleMatch } from '../../../../testing/exampleMatch.ts';
import { historyAt } from '../../../../testing/historyAt.ts';
import { Scrubber, ScrubberStore } from '../useShownMinute.ts';
import { FactsTab } from './FactsTab.tsx';

const nobody = { formation: null, lineup: [], bench: [] };
const report: MatchReport = {
  match: exampleMatch({ status: 'FINISHED' }),
  events: [],
  lineUps: { home: nobody, away: nobody },
  shots: [
    { side: 'home', minute: 79, player: 'Berg', from: pitchPoint(9, 2), outcome: 'goal', xg: 0.4 },
    { side: 'home', minute: 80, player: 'Moe', from: pitchPoint(20, 2), outcome: 'blocked', xg: 0.1 },
  ],
  referee: null,
};

const words = createI18n('nb');

function open(match: MatchReport, address = '/?fane=kampfakta') {
  const scrubber = new ScrubberStore(null);
  const history = historyAt(address);
  render(
    <WordsProvider words={words}>
      <Scrubber value={scrubber}>
        <AppRouter history={history} routes={[{ path: '/', element: <FactsTab match={match} /> }]} />
      </Scrubber>
    </WordsProvider>,
  );
  return { scrubber, history };
}

test('PITCH-32 the facts of a match agree with the shots of the match, and say that they are an example', () => {
  open(report);
  expect(screen.getByText('Eksempeldata')).toBeTruthy();
  // Without WebGL, as in this test, the pitch from above is shown instead.
  expect(screen.getByText('WebGL er ikke tilgjengelig på denne enheten.')).toBeTruthy();
  expect(
    screen.getByRole('img', { name: 'Brann: 2 avslutninger. 1 mål, 0 reddet, 0 utenfor, 1 blokkert.' }),
  ).toBeTruthy();
});

test('the chosen view is kept for the next match', () => {
  open(report);
  fireEvent.click(screen.getByRole('radio', { name: 'Tabell' }));
  expect(screen.getByRole('row', { name: /79′ Berg/ })).toBeTruthy();
  cleanup();
  open(report);
  expect(screen.getByRole('radio', { name: 'Tabell', checked: true })).toBeTruthy();
});

test('PITCH-18 the slider is that of the match screen, and its end is the whole match', () => {
  const { scrubber } = open(report);
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Pasninger' }), { button: 0 });
  const slider = screen.getByRole('slider', { name: 'Minutt' });
  expect(slider.getAttribute('aria-valuetext')).toBe('95. minutt');
  fireEvent.change(slider, { target: { value: '40' } });
  expect(scrubber.current()).toBe(40);
  expect(slider.getAttribute('aria-valuetext')).toBe('40. minutt');
  fireEvent.change(slider, { target: { value: '95' } });
  expect(scrubber.current()).toBeNull();
});

test('a goal leads to the timeline at its minute, and an event that is not in the timeline has no link', () => {
  const events = eventsOf({
    homeTeam: { id: 1, name: 'Brann' },
    awayTeam: { id: 2, name: 'Viking' },
    goals: [{ minute: 79, type: 'REGULAR', team: { id: 1 }, scorer: { name: 'Berg' } }],
  });
  const { scrubber, history } = open({ ...report, events });
  fireEvent.click(screen.getByRole('button', { name: 'Bla gjennom' }));
  fireEvent.click(screen.getByRole('button', { name: 'Vis i referatet' }));
  expect(scrubber.current()).toBe(79);
  expect(history.current().location.search).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Neste hendelse' }));
  expect(screen.queryByRole('button', { name: 'Vis i referatet' })).toBeNull();
});

test('a match in play has its statistics with their minute, and no example', () => {
  const statistics = {
    clock: { minute: 67, injuryTime: null },
    figures: [{ key: 'possession', home: 61, away: 39 }],
  } as const;
  open({ ...report, match: exampleMatch({ status: 'IN_PLAY', minute: 70 }), statistics });
  expect(screen.getByText('67. min')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain('Ballbesittelse: Brann 61\u00a0%, Viking 39\u00a0%');
  expect(screen.queryByText('Eksempeldata')).toBeNull();
});
