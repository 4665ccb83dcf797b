import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { AboutContainer } from './AboutContainer.tsx';

const build = {
  version: '1.0.0',
  packages: [{ name: 'react', version: '19.3.1', licence: 'MIT', text: 'MIT License' }],
};

test('the page shows the version and the licences of its build, and loads them again after a failure', async () => {
  const answers = [new Response(null, { status: 500 }), Response.json(build)];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
  const routes = [{ path: '/about', element: <AboutContainer page="about" /> }];
  render(<WithServices services={fakeServices(fakeApi())} routes={routes} at="/about" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
  expect(await screen.findByText('Dette er versjon 1.0.0.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'react 19.3.1 (MIT)' })).toBeDefined();
});

test('the page links to the accessibility statement, which links back', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(build)));
  const routes = [
    { path: '/about', element: <AboutContainer page="about" /> },
    { path: '/about/accessibility', element: <AboutContainer page="accessibility" /> },
  ];
  render(<WithServices services={fakeServices(fakeApi())} routes={routes} at="/about" />);
  fireEvent.click(await screen.findByRole('link', { name: 'Tilgjengelighetserklæring' }));
  expect(await screen.findByRole('heading', { name: 'Dette vet vi mangler' })).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Om Tribunen' }));
  expect(await screen.findByRole('heading', { name: 'Kilder' })).toBeDefined();
});
