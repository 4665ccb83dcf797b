// @vitest-environment node
import { instantAt, osloDayOf, toMatchId } from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { BackendAccess } from '../../api/access/BackendAccess.ts';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { hiddenResultsApi } from '../../api/hiddenResultsApi.ts';
import { homeApi } from '../../api/homeApi.ts';
import { jonas, openTestSite, TestBrowser } from '../../testing/openTestSite.ts';
import { type ChosenKnowledge, knownUntilOf } from './knownUntilOf.ts';
import { watchHiddenResults } from './watchHiddenResults.ts';

const match = toMatchId('500007');
if (match === null) throw new Error('The example is no id');
const today = osloDayOf(instantAt(Date.now()));
const brann = { kind: 'team', id: '5', name: 'Brann', from: today } as const;

interface Device {
  readonly access: BackendAccess;
  readonly knowledge: ChosenKnowledge;
}

/** A device of the demo's spectator, or of another user, with a storage of its own. */
async function openDevice(kept = new Map<string, string>(), user?: typeof jonas): Promise<Device> {
  const access = await new TestBrowser().openSignedIn(user);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  const events = { addEventListener: () => {}, removeEventListener: () => {} };
  return { access, knowledge: knownUntilOf(access, new QueryClient(), { storage: () => storage, events }) };
}

/** Opens the device as at the next visit, with the account's list. */
async function visit({ access, knowledge }: Device): Promise<void> {
  knowledge.followAccount(await homeApi.of(access).hiddenResults());
}

const hidden = ({ knowledge }: Device) => {
  const { hidden: matches, groups } = knowledge.choices.current();
  return [...matches, ...groups.map(({ id }) => id)];
};
/** Keeps the device open until the test ends. */
function stayOpen({ access }: Device): void {
  onTestFinished(watchHiddenResults(access, new QueryClient(), access.keptSession()?.user.id ?? ''));
}
const chosenAt = (moment: string) => instantAt(Date.parse(moment));

afterEach(() => vi.useRealTimers());

test('KNOWN-17 what a user hides on one device is hidden at once on another that is open, and shown again', async () => {
  await openTestSite();
  const [phone, desktop] = [await openDevice(), await openDevice()];
  stayOpen(desktop);
  phone.knowledge.hideResult(match);
  phone.knowledge.hideGroup(brann);
  await vi.waitFor(() => expect(hidden(desktop)).toEqual(['500007', '5']));
  expect(desktop.access.gate?.isHidden(match)).toBe(true);
  expect(desktop.knowledge.choices.current().groups).toEqual([brann]);
  phone.knowledge.showResult(match);
  phone.knowledge.showGroup(brann);
  await vi.waitFor(() => expect(hidden(desktop)).toEqual([]));
});

test('KNOWN-17 a device that opens later hides it as well, and a match of a hidden group that was shown stays shown', async () => {
  const { backend } = await openTestSite();
  const phone = await openDevice();
  phone.knowledge.hideGroup(brann);
  phone.knowledge.showResult(match);
  await vi.waitFor(() => expect(backend.database.hidden_results.rows()).toHaveLength(2));
  const desktop = await openDevice();
  await visit(desktop);
  expect(desktop.knowledge.choices.current()).toMatchObject({ groups: [brann], shown: ['500007'] });
});

test('KNOWN-17 a choice that was made without a network does not replace a later one from another device', async () => {
  const { backend } = await openTestSite();
  const [phone, desktop] = [await openDevice(), await openDevice()];
  const lost = new BackendFailure('No answer', { status: null, retryAfterMs: null });
  const { choices } = hiddenResultsApi.of(phone.access);
  hiddenResultsApi.replace(phone.access, { choices: vi.fn(choices).mockRejectedValueOnce(lost) });
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  phone.knowledge.hideResult(match);
  await vi.waitFor(() => expect(complain).toHaveBeenCalledWith('A hidden result was not saved', lost));
  desktop.knowledge.hideResult(match);
  desktop.knowledge.showResult(match);
  const stored = () => backend.database.hidden_results.rows().map((row) => row.hidden);
  await vi.waitFor(() => expect(stored()).toEqual([false]));
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(hidden(phone)).toEqual([]));
  expect(stored()).toEqual([false]);
});

test('KNOWN-17 a choice of a visitor stays on its device, and a choice of the account that is older does not undo it', async () => {
  const { backend } = await openTestSite();
  const desktop = await openDevice();
  vi.spyOn(desktop.access, 'keptSession').mockReturnValue(null);
  desktop.knowledge.hideResult(match);
  desktop.knowledge.follow([{ of: match, isHidden: false, chosenAt: chosenAt('2026-11-20T12:00:00Z') }]);
  expect(hidden(desktop)).toEqual(['500007']);
  expect(backend.database.hidden_results.rows()).toEqual([]);
});

test('KNOWN-17 a choice after one that a fast clock has dated later is the later one', async () => {
  const { backend } = await openTestSite();
  const phone = await openDevice();
  const ahead = instantAt(Date.now() + 3_600_000);
  phone.knowledge.follow([{ of: match, isHidden: true, chosenAt: ahead }]);
  phone.knowledge.showResult(match);
  await vi.waitFor(() => expect(backend.database.hidden_results.rows()).toMatchObject([{ hidden: false }]));
  const [row] = backend.database.hidden_results.rows();
  expect(Date.parse(row?.chosen_at ?? '')).toBeGreaterThan(Date.parse(ahead));
});

test('KNOWN-17 what one user hid without a network is not saved for the next user of the device', async () => {
  const { backend } = await openTestSite();
  const kept = new Map<string, string>();
  const phone = await openDevice(kept);
  const lost = new BackendFailure('No answer', { status: null, retryAfterMs: null });
  hiddenResultsApi.replace(phone.access, { choices: () => Promise.reject(lost) });
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  phone.knowledge.hideResult(match);
  await vi.waitFor(() => expect(complain).toHaveBeenCalled());
  const next = await openDevice(kept, jonas);
  next.knowledge.hideGroup(brann);
  const { id } = next.access.keptSession()?.user ?? {};
  const saved = () => backend.database.hidden_results.rows().map(({ user_id, subject }) => [user_id, subject]);
  await vi.waitFor(() => expect(saved()).toEqual([[id, 'team:5']]));
});

test('KNOWN-17 a result that cannot be saved in the account is muted nevertheless', async () => {
  const { backend } = await openTestSite();
  const phone = await openDevice();
  const refused = new BackendFailure('Not found', { status: 404, retryAfterMs: null });
  hiddenResultsApi.replace(phone.access, {
    choices: () => Promise.reject(refused),
    choose: () => Promise.reject(refused),
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  phone.knowledge.hideResult(match);
  await vi.waitFor(() => expect(backend.database.push_mutes.rows()).toMatchObject([{ match_id: '500007' }]));
});

test('KNOWN-17 no answer passes before the page knows what its user hides', async () => {
  await openTestSite({});
  const { access } = await openDevice();
  let know: (value: unknown) => void = () => {};
  access.hidden = new Promise((resolve) => (know = resolve));
  const answered = vi.fn<() => void>();
  const answer = homeApi.of(access).matches(today).then(answered);
  await homeApi.of(access).hiddenResults();
  expect(answered).not.toHaveBeenCalled();
  know(null);
  await answer;
});
