import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { historyAt } from '../testing/historyAt.ts';
import { AppLink } from './AppLink.tsx';
import { AppRouter } from './AppRouter.tsx';
import { openedMatch } from './openedMatch.ts';

interface Animation {
  /** Shows the next screen, as a browser does once it has captured the present one. */
  update(): Promise<void>;
  end(): void;
}

let animations: Animation[];

beforeEach(() => {
  animations = [];
  openedMatch.isLoaded = true;
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      let end = () => {};
      const finished = new Promise<void>((resolve) => (end = resolve));
      let done = () => {};
      const updateCallbackDone = new Promise<void>((resolve) => (done = resolve));
      animations.push({
        update: () => {
          let shown = Promise.resolve();
          act(() => void (shown = update()));
          void shown.then(done);
          return shown;
        },
        end,
      });
      return { finished, ready: Promise.resolve(), updateCallbackDone };
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  openedMatch.isLoaded = false;
  Reflect.deleteProperty(document, 'startViewTransition');
});

function Results() {
  return (
    <>
      <h1>Results, by {useNavigationType()}</h1>
      <AppLink href="/match/7" grows>
        Brann–Viking
      </AppLink>
      <AppLink href="/match/8" grows>
        Molde–Lyn
      </AppLink>
    </>
  );
}

function open() {
  const history = historyAt('/results');
  let load = (_code: { default: () => string }) => {};
  const code = new Promise<{ default: () => string }>((resolve) => (load = resolve));
  const Team = lazy(() => code);
  const routes = [
    { path: '/results', element: <Results /> },
    { path: '/match/:id', element: <h1>Match</h1> },
    { path: '/team', element: <Team /> },
  ];
  render(<AppRouter history={history} routes={routes} />);
  return { history, loadTeam: () => act(async () => load({ default: () => 'Team' })) };
}

const heading = () => screen.getByRole('heading').textContent;
const growing = () => [...document.querySelectorAll('[data-grows]')].map(({ textContent }) => textContent);

function follow(name: string): void {
  const link = screen.getByRole('link', { name });
  fireEvent.pointerDown(link);
  fireEvent.click(link);
}

/** Lets the browser capture, show the next screen and end its animation. */
async function animate(): Promise<void> {
  const animation = animations.pop();
  await animation?.update();
  await act(async () => animation?.end());
}

test('a match grows from its link, and shrinks back into it', async () => {
  const { history } = open();
  follow('Brann–Viking');
  expect([heading(), growing()]).toEqual(['Results, by POP', ['Brann–Viking']]);
  await animate();
  expect(heading()).toBe('Match');

  act(() => history.navigator.go(-1));
  expect(heading()).toBe('Match');
  await animations[0]?.update();
  expect([heading(), growing()]).toEqual(['Results, by POP', ['Brann–Viking']]);
  await animate();
  expect(growing()).toEqual([]);
});

test('another screen begins at its top, and other parameters of the same one where the reader is', () => {
  const { history } = open();
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  act(() => history.navigator.push('/results?date=2026-11-25'));
  expect(scrolled).not.toHaveBeenCalled();
  act(() => history.navigator.push('/match/8'));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
  act(() => history.navigator.go(-1));
  expect(scrolled).toHaveBeenCalledOnce();
});

test('a match that shrinks leads back to where the results were scrolled, once they have their rows', async () => {
  const { history } = open();
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(500).mockReturnValue(0);
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight);
  follow('Brann–Viking');
  await animate();
  scrolled.mockClear();
  act(() => history.navigator.go(-1));
  await animate();
  expect(scrolled).not.toHaveBeenCalled();
  height.mockReturnValue(innerHeight + 900);
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 500));
});

test('while a match grows the user may go on: the screen of the last address is shown', async () => {
  const { history } = open();
  follow('Brann–Viking');
  act(() => history.navigator.push('/results?date=2026-11-25'));
  await animate();
  expect([heading(), growing()]).toEqual(['Results, by PUSH', []]);
});

test('other steps are not animated, nor is any before the code of a match is there', () => {
  const { history } = open();
  openedMatch.isLoaded = false;
  follow('Brann–Viking');
  expect(heading()).toBe('Match');
  act(() => history.navigator.go(-1));
  expect(heading()).toBe('Results, by POP');
  expect(animations).toEqual([]);
});

test('in a browser without such animations a match appears at once', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  open();
  follow('Molde–Lyn');
  expect(heading()).toBe('Match');
});

test('a screen stays until the code of the next one has loaded', async () => {
  const { history, loadTeam } = open();
  act(() => history.navigator.push('/team'));
  expect(heading()).toBe('Results, by POP');
  await loadTeam();
  expect(document.body.textContent).toBe('Team');
});
