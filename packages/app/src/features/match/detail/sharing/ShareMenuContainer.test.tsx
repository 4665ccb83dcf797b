import type { Match } from '@tribunen/domain';
import { toast } from '@tribunen/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleMatch } from '../../../../testing/exampleMatch.ts';
import { fakeApi, fakeServices, WithServices } from '../../../../testing/fakeServices.tsx';
import { ShareMenuContainer } from './ShareMenuContainer.tsx';

const complaints = vi.spyOn(console, 'error');
const success = vi.spyOn(toast, 'success');
const failure = vi.spyOn(toast, 'failure');
beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  for (const spy of [complaints, success, failure]) spy.mockReset();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Opens the menu on a device that can share or copy, as the test chooses. */
async function open(
  device: { readonly share?: (link: object) => Promise<void>; readonly copy?: (text: string) => Promise<void> },
  { match = exampleMatch({ id: 7 }), minute = null }: { readonly match?: Match; readonly minute?: number | null } = {},
) {
  const { share, copy = () => Promise.resolve() } = device;
  vi.stubGlobal('navigator', { ...(share !== undefined && { share }), clipboard: { writeText: copy } });
  const element = <ShareMenuContainer match={match} minute={minute} onDelay={null} />;
  render(
    <WithServices
      services={fakeServices(fakeApi())}
      routes={[{ path: '/match/:id', element }]}
      at="/match/7?demo=kampdag"
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Del og lagre' }));
  await screen.findByRole('menu', {}, { timeout: 10_000 });
  return (name: string) => fireEvent.click(screen.getByRole('menuitem', { name }));
}

test('a match is shared with its teams, its score and its address', async () => {
  const share = vi.fn((_link: object) => Promise.resolve());
  const choose = await open({ share }, { match: exampleMatch({ id: 7, score: { fullTime: { home: 2, away: 1 } } }) });
  choose('Del kampen');
  const url = `${location.origin}/match/7?demo=kampdag`;
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Brann – Viking', text: 'Brann 2–1 Viking', url }));
  expect(success).not.toHaveBeenCalled();
});

test('a moment is shared with its minute, without the present score', async () => {
  const share = vi.fn((_link: object) => Promise.resolve());
  const choose = await open({ share }, { minute: 67 });
  choose('Del dette øyeblikket (67. minutt)');
  const url = `${location.origin}/match/7?minutt=67&demo=kampdag`;
  await waitFor(() => expect(share).toHaveBeenCalledWith(expect.objectContaining({ text: 'Brann – Viking', url })));
});

test('on a device that cannot share, the link is copied, and a toast says so', async () => {
  const copy = vi.fn((_text: string) => Promise.resolve());
  const choose = await open({ copy });
  choose('Del kampen');
  await waitFor(() => expect(success).toHaveBeenCalledWith({ title: 'Lenken er kopiert' }));
  expect(copy).toHaveBeenCalledWith(`${location.origin}/match/7?demo=kampdag`);
});

test('if the link cannot be copied either, the failure is shown in words and logged once', async () => {
  const choose = await open({ copy: () => Promise.reject(new Error('no clipboard')) });
  choose('Del kampen');
  await waitFor(() =>
    expect(failure).toHaveBeenCalledWith({ title: 'Feil', text: 'Kunne ikke dele lenken. Prøv igjen.' }),
  );
  expect(complaints).toHaveBeenCalledOnce();
});

test('a match to come is saved as a calendar file named after its teams', async () => {
  const saved: { name: string; file: Blob }[] = [];
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) file = content;
    return 'blob:calendar';
  });
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
  const choose = await open({}, { match: exampleMatch({ id: 7, status: 'TIMED', score: null }) });
  choose('Legg i kalenderen');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('Brann-Viking.ics');
  const text = await saved[0]?.file.text();
  expect(text).toContain('UID:match-7@tribunen');
  expect(text).toContain(`URL:${location.origin}/match/7`);
  press.mockRestore();
});

test('a match that is over cannot be saved to a calendar', async () => {
  await open({}, { match: exampleMatch({ id: 7, status: 'FINISHED' }) });
  expect(screen.queryByRole('menuitem', { name: 'Legg i kalenderen' })).toBeNull();
});

test('KNOWN-2 the result of a match that has not begun can be hidden and shown, and a toast says when it will be hidden', async () => {
  const choose = await open({}, { match: exampleMatch({ id: 7, status: 'TIMED', score: null }) });
  choose('Skjul resultat');
  await waitFor(() => expect(success).toHaveBeenCalledWith({ title: 'Resultatet blir skjult når kampen begynner.' }));
  // Once its code is loaded, the menu opens at the press itself, which is no click.
  const openAgain = async (): Promise<void> => {
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Del og lagre' }), { key: 'Enter' });
  };
  await openAgain();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Vis resultat' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Vis resultat' }));
  await openAgain();
  expect(await screen.findByRole('menuitem', { name: 'Skjul resultat' })).toBeTruthy();
});

test('a match that is called off has no result to hide', async () => {
  await open({}, { match: exampleMatch({ id: 7, status: 'POSTPONED', score: null }) });
  expect(screen.queryByRole('menuitem', { name: 'Skjul resultat' })).toBeNull();
});

test('printing opens the browser’s own dialog', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const choose = await open({});
  choose('Skriv ut');
  expect(print).toHaveBeenCalledOnce();
});
