import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { historyAt } from '../testing/historyAt.ts';
import { AppLink } from './AppLink.tsx';
import { AppRouter } from './AppRouter.tsx';

function open(link: ReactNode) {
  const history = historyAt('/results?demo=day');
  render(<AppRouter history={history} routes={[{ path: '*', element: link }]} />);
  return { history, link: screen.getByRole('link') };
}

test('the router opens a link within the app, in the same demo, after the link’s own handler', () => {
  const onClick = vi.fn<() => void>();
  const { history, link } = open(
    <AppLink href="/match/7" onClick={onClick}>
      Brann–Viking
    </AppLink>,
  );
  expect(link.getAttribute('href')).toBe('/match/7?demo=day');
  fireEvent.click(link);
  expect(onClick).toHaveBeenCalledOnce();
  expect(history.current().location).toMatchObject({ pathname: '/match/7', search: '?demo=day' });
});

test('a click that the link’s own handler prevents opens nothing', () => {
  const { history, link } = open(
    <AppLink href="/match/7" onClick={(event) => event.preventDefault()}>
      Brann–Viking
    </AppLink>,
  );
  fireEvent.click(link);
  expect(history.current().location.pathname).toBe('/results');
});

test('a click that opens another tab is left to the browser', () => {
  const { history, link } = open(<AppLink href="/match/7">Brann–Viking</AppLink>);
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(history.current().location.pathname).toBe('/results');
});

test.each(['https://elsewhere.example/match/7', 'mailto:someone@example.no'])(
  'the browser itself follows %s, unchanged',
  (href) => {
    const { link } = open(<AppLink href={href}>Elsewhere</AppLink>);
    expect(link.getAttribute('href')).toBe(href);
  },
);
