import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedInAs, visitor } from '../../testing/ExampleSession.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { appRoutes } from './appRoutes.tsx';

test.each([
  ['a user', '/admin/reports', signedInAs('Marte')],
  ['a user', '/admin/warm-results', signedInAs('Marte')],
  ['a visitor', '/admin/reports', visitor],
])('to %s the app shows the not-found screen at %s', async (_who, at, session) => {
  render(<WithServices services={fakeServices(fakeApi({ session }))} routes={appRoutes()} at={at} />);
  expect(await screen.findByRole('heading', { name: '404' }, { timeout: 5000 })).toBeDefined();
});
