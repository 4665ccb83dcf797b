import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, fakeServices, WithServices } from '../testing/fakeServices.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

let broken = true;
function Fragile() {
  if (broken) throw new Error('the roof fell in');
  return <p>up again</p>;
}

const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  broken = true;
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  complaints.mockReset();
});

function open(root: boolean) {
  const services = fakeServices(fakeBackend());
  const screenRoute = { path: '/results', element: <Fragile />, errorElement: <RouteErrorBoundary root={root} /> };
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
}

test('a screen that fails leaves what is around it standing, and may be tried again', async () => {
  open(false);
  expect(await screen.findByText('Noe gikk galt')).toBeTruthy();
  expect(screen.getByText('tabs')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Til resultatene' })).toBeTruthy();

  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(await screen.findByText('up again')).toBeTruthy();
});

test('the error is logged with its cause', async () => {
  open(false);
  await screen.findByText('Noe gikk galt');
  expect(complaints).toHaveBeenCalledWith('A route failed', expect.objectContaining({ message: 'the roof fell in' }));
});

test('at the root it is titled «Unexpected Application Error!»', async () => {
  open(true);
  expect(await screen.findByText('Unexpected Application Error!')).toBeTruthy();
});
