import { instantAt } from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { loadedDayList } from '../../data/matches/DayList.ts';
import { Observable } from '../../lib/state/Observable.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { QuietUpdate } from './QuietUpdate.ts';

const update = vi.fn<() => void>();
let page: QuietUpdate | null = null;

afterEach(() => {
  page?.stop();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  update.mockReset();
});

/** A visible or hidden page with a match, for which a newer version is ready. */
function openPage(status: 'IN_PLAY' | 'FINISHED', html = ''): void {
  document.body.innerHTML = html;
  const queryClient = new QueryClient();
  queryClient.setQueryData(['matches', '2026-11-21'], loadedDayList([exampleMatch({ status })], instantAt(0)));
  page = new QuietUpdate({ worker: { hasUpdate: new Observable(true), update }, queryClient, page: document });
  page.start();
}

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('OFFLINE-4 the page changes to the newer version when it is hidden', () => {
  openPage('FINISHED');
  expect(update).not.toHaveBeenCalled();
  hide();
  expect(update).toHaveBeenCalledOnce();
});

test.each([
  ['a text stands in a field', 'FINISHED', '<textarea>Nå må</textarea>'],
  ['a dialog is open', 'FINISHED', '<div role="dialog"></div>'],
  ['a match is being played', 'IN_PLAY', ''],
] as const)('OFFLINE-4 it is not while %s', (_, status, html) => {
  openPage(status, html);
  hide();
  expect(update).not.toHaveBeenCalled();
});

test('after its end the page keeps its version', () => {
  openPage('FINISHED');
  page?.stop();
  hide();
  expect(update).not.toHaveBeenCalled();
});
