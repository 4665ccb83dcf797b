import { render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppRouter } from '../../navigation/AppRouter.tsx';
import { historyAt } from '../../testing/historyAt.ts';
import { RootRedirect } from './RootRedirect.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}

test.each([
  ['/', '/results'],
  ['/?demo=utlogget', '/results?demo=utlogget'],
  ['/?invitation=t1', '/auth?invitation=t1'],
  ['/?next=%2Ffriends&demo=utlogget', '/auth?next=%2Ffriends&demo=utlogget'],
])('the root at %s leads to %s', async (at, to) => {
  const routes = [
    { path: '/', element: <RootRedirect /> },
    { path: '*', element: <Address /> },
  ];
  render(<AppRouter history={historyAt(at)} routes={routes} />);
  expect(await screen.findByText(to)).toBeTruthy();
});
