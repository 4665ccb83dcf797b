import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

let broken: Error | null = null;
function Fragile() {
  if (broken !== null) throw broken;
  return <p>up again</p>;
}

const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  broken = new Error('the roof fell in');
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  complaints.mockReset();
});

function open(root: boolean, { isFailedImport = false } = {}) {
  const services = fakeServices(fakeApi());
  vi.spyOn(services.pageReload, 'isFailedImport').mockReturnValue(isFailedImport);
  const pageReload = {
    want: vi.spyOn(services.pageReload, 'want').mockReturnValue(() => {}),
    renew: vi.spyOn(services.pageReload, 'renew'),
  };
  const screenRoute = {
    path: '/results',
    element: (
      <RouteErrorBoundary root={root}>
        <Fragile />
      </RouteErrorBoundary>
    ),
  };
  const shell = {
    element: (
      <>
        <nav>tabs</nav>
        <Outlet />
      </>
    ),
    children: [screenRoute],
  };
  render(<WithServices services={services} routes={[shell]} at="/results" />);
  return { pageReload };
}

test('a screen that fails does not affect what is around it, and can be tried again', async () => {
  open(false);
  expect(await screen.findByText('Noe gikk galt')).toBeTruthy();
  expect(screen.getByText('tabs')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Til resultatene' })).toBeTruthy();

  broken = null;
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(await screen.findByText('up again')).toBeTruthy();
});

test('a screen whose code did not load says so, and loads it when the network is back or when the user asks', async () => {
  broken = new TypeError('Failed to fetch');
  const { pageReload } = open(false, { isFailedImport: true });
  expect(await screen.findByText('Kunne ikke laste siden')).toBeTruthy();
  expect(screen.getByText('tabs')).toBeTruthy();
  expect(pageReload.want).toHaveBeenCalledWith(broken);

  let answer = () => {};
  pageReload.renew.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const retry = screen.getByRole('button', { name: 'Prøv igjen' });
  fireEvent.click(retry);
  expect(pageReload.renew).toHaveBeenCalledOnce();
  expect(retry.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Prøver igjen…')).toBeTruthy();
  await act(async () => answer());
  expect(retry.getAttribute('aria-disabled')).not.toBe('true');
  expect(screen.getByText('Sjekk nettforbindelsen og prøv igjen.')).toBeTruthy();
});

test('the error is logged with its cause', async () => {
  open(false);
  await screen.findByText('Noe gikk galt');
  expect(complaints).toHaveBeenCalledWith('A route failed', expect.objectContaining({ message: 'the roof fell in' }));
});

test('it shows the number of the error’s report', async () => {
  const reports = vi.spyOn(console, 'warn').mockImplementation(() => {});
  open(false);
  const line = await screen.findByText(/^Feilnummer \d{4}-\d{4}\./);
  const [, number = ''] = /(\d{4}-\d{4})/.exec(line.textContent) ?? [];
  expect(reports).toHaveBeenCalledExactlyOnceWith(
    `Error report ${number}`,
    expect.objectContaining({ number, message: 'the roof fell in' }),
  );
});

test('at the root it is titled «Unexpected Application Error!»', async () => {
  open(true);
  expect(await screen.findByText('Unexpected Application Error!')).toBeTruthy();
});
