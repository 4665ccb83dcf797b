import { toast } from '@tribunen/ui';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Observable } from '../../../../lib/state/Observable.ts';
import { useObserved } from '../../../../lib/state/useObserved.ts';
import { exampleGate } from '../../../../testing/exampleGate.ts';
import { exampleMatch } from '../../../../testing/exampleMatch.ts';
import { fakeApi, fakeServices, WithServices } from '../../../../testing/fakeServices.tsx';
import { Scrubber, ScrubberStore } from '../useShownMinute.ts';
import { useDelayHint } from './useDelayHint.ts';

const news = vi.spyOn(toast, 'news');
afterEach(() => {
  cleanup();
  localStorage.clear();
  news.mockReset();
});

/** A live match with a scrubber, and a clock that the test sets. */
function open() {
  let now = 1_000_000;
  const goals = new Observable(0);
  function Probe() {
    const home = useObserved(goals);
    useDelayHint(exampleMatch({ score: { fullTime: { home, away: 0 } } }));
    return null;
  }
  const scrubber = new ScrubberStore(null);
  const element = (
    <Scrubber value={scrubber}>
      <Probe />
    </Scrubber>
  );
  const services = { ...fakeServices(fakeApi()), now: () => now };
  render(<WithServices services={services} routes={[{ path: '/', element }]} at="/" />);
  return {
    services,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    scores: (home: number) => act(() => goals.set(home)),
    /** Winds back, and presses «Nå». */
    press: () =>
      act(() => {
        scrubber.choose(3);
        scrubber.backToNow();
      }),
  };
}

test('KNOWN-15 the first goal seen within 20 s before «Nå» is pressed brings the hint, once on a device', () => {
  const { pass, scores, press } = open();
  press();
  expect(news).not.toHaveBeenCalled();
  pass(60);
  scores(1);
  pass(20);
  press();
  expect(news.mock.calls).toMatchObject([[{ title: 'Så du målet for tidlig? Prøv «Forsinkelse»' }]]);
  scores(2);
  press();
  expect(news).toHaveBeenCalledOnce();
});

test('KNOWN-15 a goal seen within 20 s after «Nå» was pressed brings the hint as well', () => {
  const { pass, scores, press } = open();
  press();
  pass(20);
  scores(1);
  expect(news).toHaveBeenCalledOnce();
});

test('KNOWN-15 no hint is given after a longer time, for an annulled goal, or on a device with a delay', () => {
  const { services, pass, scores, press } = open();
  scores(1);
  pass(21);
  press();
  scores(0);
  pass(60);
  scores(0);
  press();
  services.access.gate = exampleGate({ longestDelay: () => 38 });
  scores(1);
  expect(news).not.toHaveBeenCalled();
});
