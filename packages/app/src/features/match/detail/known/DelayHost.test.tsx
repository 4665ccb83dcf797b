import { type Match, stateOf, toMatchId, instantAt } from '@tribunen/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { dueStates } from '../../../../api/access/dueStates.ts';
import { ownDelay } from '../../../../live/knownUntil/KnownChoices.ts';
import { knownUntilOf } from '../../../../live/knownUntil/knownUntilOf.ts';
import { exampleMatch } from '../../../../testing/exampleMatch.ts';
import { fakeApi, fakeServices, WithServices } from '../../../../testing/fakeServices.tsx';
import { Scrubber, ScrubberStore } from '../useShownMinute.ts';
import { DelayHost } from './DelayHost.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The dialog of a live match. */
function open(match: Match) {
  const services = fakeServices(fakeApi());
  const element = (
    <Scrubber value={new ScrubberStore(null)}>
      <DelayHost match={match} isOpen onOpen={() => {}} />
    </Scrubber>
  );
  render(<WithServices services={services} routes={[{ path: '/', element }]} at="/" />);
  return { services, knowledge: knownUntilOf(services.access, services.queryClient) };
}

test('KNOWN-1 a delay for «Denne kampen» leaves the delays of other matches, and releases nothing that waits', () => {
  const match = exampleMatch({ status: 'IN_PLAY', updatedAt: instantAt(Date.now()) });
  const other = toMatchId('500008');
  const goal = stateOf(match);
  if (other === null || goal === null) throw new Error('The examples have an id and a time');
  const { services, knowledge } = open(match);
  const due: string[] = [];
  dueStates(services.access).add(({ matchId }) => due.push(matchId));
  act(() => knowledge.chooseOwnDelay(other, 60, 0));
  fireEvent.change(screen.getByRole('slider', { name: 'Sekunder bak' }), { target: { value: '40' } });
  act(() => knowledge.chooseOwnDelay(other, 60, 40));
  expect(services.access.gate?.states([goal])).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: 'Denne kampen' }));
  const choices = knowledge.choices.current();
  expect([choices.delay, ownDelay(choices, match.id), ownDelay(choices, other)]).toEqual([0, 40, 60]);
  expect(due).toEqual([]);
});
