import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeBackend, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { PitchPageContainer } from './PitchPageContainer.tsx';

afterEach(cleanup);

function open(at: string) {
  const routes = [
    { path: '/pitch', element: <PitchPageContainer page="pitch" /> },
    { path: '/pitch-balls', element: <PitchPageContainer page="balls" /> },
    { path: '/pitch-shots', element: <PitchPageContainer page="shots" /> },
  ];
  return render(<WithServices services={fakeServices(fakeBackend())} routes={routes} at={at} />).container;
}

test('PITCH-16 each page shows its own: the pitch, sample balls, or sample shots that are marked as samples', async () => {
  const container = open('/pitch');
  expect(await screen.findByRole('img', { name: 'Banen sett fra tribunen' })).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Baller på banen' }));
  expect(await screen.findByText('Eksempeldata')).toBeDefined();
  expect(container.querySelectorAll('[data-ball]').length).toBeGreaterThan(10);
  fireEvent.click(screen.getByRole('link', { name: 'Avslutninger på banen' }));
  expect(await screen.findByRole('img', { name: /^Banen med \d+ avslutninger$/ })).toBeDefined();
  expect(container.querySelectorAll('[data-shot="goal"]').length).toBeGreaterThan(0);
});

test('PITCH-41 the debug variant lies on the picture of the stadium', async () => {
  const container = open('/pitch-balls?debug');
  await screen.findByText('Eksempeldata');
  expect(container.querySelector('image')?.getAttribute('href')).toBe('/stadium/pitch-bg.jpg');
  fireEvent.click(screen.getByRole('radio', { name: 'Tegnet bane' }));
  expect(container.querySelector('image')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Bilde (debug)' }));
  expect(container.querySelector('image')).not.toBeNull();
});
