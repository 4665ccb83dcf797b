import type { ProviderBudget } from '@tribunen/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequireAdmin } from '../../app/routes/RequireAdmin.tsx';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { type AdminApi, adminApi } from '../../api/adminApi.ts';
import { signedInAs } from '../../testing/ExampleSession.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { WarmResultsContainer } from './WarmResultsContainer.tsx';

const complaints = vi.spyOn(console, 'error');
beforeEach(() => complaints.mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  complaints.mockReset();
});

const budget: ProviderBudget = {
  provider: 'API-Football',
  usedToday: 37,
  leftToday: 63,
  pauseMs: 122_000,
  answeredAt: null,
  blockedUntil: null,
  fault: null,
};

function open(
  warmResults: AdminApi['warmResults'],
  { isAdmin = true, callBudgets = () => Promise.resolve([budget]) }: Partial<AdminApi> & { isAdmin?: boolean } = {},
) {
  const session = signedInAs('Torunn', { isAdmin });
  const services = fakeServices(fakeApi({ session }));
  adminApi.replace(services.access, { warmResults, callBudgets });
  const routes = [
    { element: <RequireAdmin />, children: [{ path: '/admin/warm-results', element: <WarmResultsContainer /> }] },
  ];
  render(<WithServices services={services} routes={routes} at="/admin/warm-results" />);
}

test('the button runs the aggregator, says that it runs, and the answer is shown as JSON', async () => {
  let resolve: (answer: Record<string, unknown>) => void = () => {};
  const promise = new Promise<Record<string, unknown>>((answer) => {
    resolve = answer;
  });
  open(() => promise);
  expect(screen.getByText('Ingen kjøring ennå')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Kjør aggregator nå' }));
  expect((await screen.findByRole('button', { name: 'Kjører...' })).getAttribute('aria-busy')).toBe('true');
  resolve({ success: true, warmed: [] });
  const answer = await screen.findByRole('region', { name: 'Svar' });
  expect(JSON.parse(answer.textContent)).toEqual({ success: true, warmed: [] });
  expect(screen.queryByText('Ingen kjøring ennå')).toBeNull();
});

test('a run that fails is said in the server’s words, logged once, and can be repeated', async () => {
  const refused = new BackendFailure('no', { status: 403, retryAfterMs: null, serverMessage: 'Not for you' });
  const warmResults = vi.fn<AdminApi['warmResults']>().mockRejectedValueOnce(refused).mockResolvedValueOnce({});
  open(warmResults);
  fireEvent.click(screen.getByRole('button', { name: 'Kjør aggregator nå' }));
  expect(await screen.findByText('Kjøringen feilet: Not for you')).toBeDefined();
  expect(complaints).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Kjør aggregator nå' }));
  expect((await screen.findByRole('region', { name: 'Svar' })).textContent).toBe('{}');
});

test('FEED-25 an administrator sees the calls of today, or that they could not be read, and can try again', async () => {
  const callBudgets = vi
    .fn<AdminApi['callBudgets']>()
    .mockRejectedValueOnce(new BackendFailure('no', { status: 403, retryAfterMs: null, serverMessage: 'Not now' }))
    .mockResolvedValueOnce([budget]);
  open(() => Promise.resolve({}), { callBudgets });
  fireEvent.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
  expect(await screen.findByText('37 brukt, 63 igjen')).toBeDefined();
});

test('a user who is no administrator gets the not-found screen', () => {
  open(() => Promise.reject(new Error('not asked')), { isAdmin: false });
  expect(screen.getByRole('heading', { name: '404' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Kjør aggregator nå' })).toBeNull();
});
