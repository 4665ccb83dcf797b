import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { knownKey } from '../../api/access/knownKey.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { MatchPaneContainer } from './MatchPaneContainer.tsx';

const brann = exampleMatch();
const noLineUp = { formation: null, lineup: [], bench: [] };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z') });
});
test('KNOWN-1 the pane beside the results shows a delayed reader the delay and a button to change it', async () => {
  localStorage.setItem(knownKey, JSON.stringify({ delay: 38 }));
  const lineUps = { home: noLineUp, away: noLineUp };
  const services = fakeServices(
    fakeApi({ matchReport: () => Promise.resolve({ match: brann, events: [], lineUps, referee: null }) }),
  );
  const element = <MatchPaneContainer chosen={brann.id} />;
  render(<WithServices services={services} routes={[{ path: '/results', element }]} at="/results" />);
  await act(() => vi.advanceTimersByTimeAsync(100));
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('−38 s')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Forsinkelse' }));
  expect(screen.getByRole('dialog', { name: 'Forsinkelse' })).toBeTruthy();
});
