import { messageId } from '@tribunen/contract';
import { type ChatMessage, eventsOf, instantAt, type MatchReport, type UtcInstant } from '@tribunen/domain';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { parse } from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { chatApi } from '../../../../api/chatApi.ts';
import { exampleChatApi } from '../../../../testing/exampleChatApi.ts';
import { exampleMatch } from '../../../../testing/exampleMatch.ts';
import { fakeApi, fakeServices, WithServices } from '../../../../testing/fakeServices.tsx';
import { Scrubber, ScrubberStore } from '../useShownMinute.ts';
import { useWritten } from './useWritten.ts';

afterEach(cleanup);

const match = exampleMatch({ status: 'FINISHED', score: { fullTime: { home: 1, away: 0 } } });
const nobody = { formation: null, lineup: [], bench: [] };
const report: MatchReport = {
  match,
  events: eventsOf({ homeTeam: match.homeTeam, awayTeam: match.awayTeam }),
  lineUps: { home: nobody, away: nobody },
  referee: null,
};
const minutesAfterKickoff = (minutes: number): UtcInstant => instantAt(Date.parse(match.utcKickoff) + minutes * 60_000);
const written = (minutes: number, content: string): ChatMessage => ({
  id: parse(messageId, `m${minutes}`),
  senderId: null,
  content,
  isDeleted: false,
  isRemoved: false,
  taggedUserId: null,
  referenceMessageId: null,
  createdAt: minutesAfterKickoff(minutes),
});
const messages = [written(70, 'For en scoring'), written(12, 'MÅÅÅL'), written(2, 'God kamp')];

test('KNOWN-16 the chat beside a replay has what was written by its minute, and loads nothing later', async () => {
  const services = fakeServices(fakeApi());
  const asked: UtcInstant[] = [];
  chatApi.replace(
    services.access,
    exampleChatApi({
      writtenBy(_room, until) {
        asked.push(until);
        return Promise.resolve(messages.filter(({ createdAt }) => createdAt <= until));
      },
    }),
  );
  const scrubber = new ScrubberStore(5);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <WithServices
      services={services}
      routes={[{ path: '/', element: <Scrubber value={scrubber}>{children}</Scrubber> }]}
      at="/"
    />
  );
  const { result } = renderHook(() => useWritten(report), { wrapper });
  const shown = () =>
    result.current.status === 'ready' ? result.current.history.messages.map(({ content }) => content) : null;
  await expect.poll(shown).toEqual(['God kamp']);
  act(() => scrubber.choose(12));
  await expect.poll(shown).toEqual(['MÅÅÅL', 'God kamp']);
  // The second half begins after the break, so the message of the 70th minute on the clock is of the 55th of play.
  act(() => scrubber.choose(54));
  await expect.poll(() => asked.at(-1)).toBe(minutesAfterKickoff(69));
  expect(shown()).toEqual(['MÅÅÅL', 'God kamp']);
  act(() => scrubber.choose(55));
  await expect.poll(shown).toEqual(['For en scoring', 'MÅÅÅL', 'God kamp']);
  act(() => scrubber.choose(5));
  expect(shown()).toEqual(['God kamp']);
});
