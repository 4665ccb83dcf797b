import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventsOf, type Match, type MatchEvent, hiddenMatch } from '@tribunen/domain';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Chat } from '../../../chat/Chat/Chat.tsx';
import { ChatColumn } from '../../ChatColumn/ChatColumn.tsx';
import { MatchPicker } from '../../MatchPicker/MatchPicker.tsx';
import { AppShell } from '../../../shell/AppShell/AppShell.tsx';
import { DataAgeStatus } from '../../../shell/DataAge/DataAgeStatus.tsx';
import { storyChat } from '../../../stories/chat.ts';
import { storyDataAge } from '../../../stories/dataAge.ts';
import * as matches from '../../../stories/matches.ts';
import { storyProfile } from '../../../stories/profile.ts';
import { oddEvents, storyEvents } from '../../../stories/reports.ts';
import { storyBack, StoryMatchDetail } from '../../../stories/StoryMatchDetail.tsx';
import { DetailHeader } from '../DetailHeader/DetailHeader.tsx';
import { DetailStatus } from '../DetailHeader/DetailStatus.tsx';
import { MatchDetailScreen } from './MatchDetailScreen.tsx';

const meta = {
  title: 'Kamp/Detaljer',
  component: MatchDetailScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { view: { status: 'not-found', back: storyBack, list: null, resultsHref: '#/results' } },
  decorators: [
    (Story) => (
      <AppShell
        view={{
          activeTab: 'match',
          tabHref: (tab) => `#/${tab}`,
          unread: 0,
          onSearch: () => undefined,
          profile: storyProfile,
          dataAge: <DataAgeStatus view={storyDataAge} />,
          englishOffer: null,
          bar: null,
        }}
      >
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof MatchDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const { goalForNorway, lateKickoff } = matches;
const events = storyEvents(goalForNorway);
const listed = {
  back: storyBack,
  list: null,
  match: goalForNorway,
  header: (
    <DetailHeader
      match={goalForNorway}
      status={<DetailStatus match={goalForNorway} minute={null} />}
      back={storyBack}
    />
  ),
};

export const Loading: Story = {
  name: 'Laster',
  args: { view: { ...listed, status: 'loading', match: null, header: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Laster kampdetaljer...')).toBeVisible();
  },
};

export const LoadingFromList: Story = {
  name: 'Laster, med kampen fra listen',
  args: { view: { ...listed, status: 'loading' } },
};

const onRetry = fn();

export const Error: Story = {
  name: 'Feil',
  args: { view: { ...listed, status: 'error', why: 'unknown', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke laste kampdetaljer');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const NoAnswer: Story = {
  name: 'Frakoblet',
  args: { view: { ...listed, status: 'error', why: 'no-answer', match: null, header: null, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('kampen er ikke lagret på denne enheten');
  },
};

export const Refused: Story = {
  name: 'Uten detaljer',
  args: { view: { ...listed, status: 'error', why: 'refused', match: null, header: null, onRetry: fn() } },
};

export const NotFound: Story = {
  name: 'Finnes ikke',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fant ikke kampen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tilbake' })).toBeVisible();
  },
};

export const Ready: Story = {
  name: 'Pågår',
  render: () => <StoryMatchDetail match={goalForNorway} events={events} />,
  play: async ({ canvas }) => {
    const scorers = within(canvas.getByRole('list', { name: 'Mål og røde kort, Norge' }));
    await expect(scorers.getByText('Erling Haaland')).toBeVisible();
    await expect(canvas.getByText('Følg denne kampen live')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chat 34' })).toHaveAttribute('href', '#/match');
    const timeline = canvas.getByRole('list', { name: 'Hendelser, de nyeste først' });
    await expect(within(timeline).getAllByRole('listitem')).toHaveLength(9);
    await expect(within(timeline).getByText('Annullert av VAR')).toBeVisible();
    await expect(within(timeline).getAllByText('Ukjent spiller')).toHaveLength(1);
  },
};

export const Hidden: Story = {
  name: 'Resultatet er skjult',
  render: () => <StoryMatchDetail match={hiddenMatch(matches.finished)} referee={null} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Resultat skjult').length).toBeGreaterThan(0);
    await expect(canvas.getByRole('button', { name: 'Vis resultat' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/\d ?[-–] ?\d/);
  },
};

export const Upcoming: Story = {
  name: 'Før kampen',
  render: () => (
    <StoryMatchDetail
      match={lateKickoff}
      referee={null}
      past={{
        status: 'ready',
        form: { home: ['W', 'D', 'L', 'W', 'W'], away: ['L', 'L'] },
        meetings: [matches.finished, matches.finishedLevel],
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Avspark om 23 minutter')).toBeVisible();
    await expect(canvas.getByText('TIMED')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chat 34' })).toBeVisible();
    const poll = within(canvas.getByRole('group', { name: 'Hvem vinner kampen?' }));
    await userEvent.click(poll.getByRole('button', { name: /Mexico/ }));
    await userEvent.click(poll.getByRole('button', { name: /Uavgjort/ }));
    await expect(poll.getByRole('button', { name: 'Uavgjort 1 stemme' })).toHaveAttribute('aria-pressed', 'true');
    await expect(poll.getByRole('button', { name: 'Mexico' })).toBeVisible();
  },
};

export const NothingKnown: Story = {
  name: 'Før kampen, ingen data',
  render: () => <StoryMatchDetail match={lateKickoff} />,
};

export const PastLoading: Story = {
  name: 'Før kampen, henter tidligere kamper',
  render: () => <StoryMatchDetail match={lateKickoff} past={{ status: 'loading' }} />,
};

export const PastError: Story = {
  name: 'Før kampen, kunne ikke hente tidligere kamper',
  render: () => <StoryMatchDetail match={lateKickoff} past={{ status: 'error', onRetry: fn() }} />,
};

export const Paused: Story = {
  name: 'Pause',
  render: () => <StoryMatchDetail match={matches.paused} />,
};
export const Finished: Story = {
  name: 'Ferdig, uten hendelser og lagoppstillinger',
  render: () => <StoryMatchDetail match={matches.finished} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Vi har ikke hendelser og lagoppstillinger/)).toBeVisible();
    await expect(canvas.getByText('Ingen hendelser registrert så langt')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

const manyGoals = ['Berg', 'Dahl', 'Lie', 'Moe', 'Berg'].map((name, n) => ({
  minute: 10 + n,
  team: matches.finished.homeTeam,
  scorer: { name },
  ...(n === 0 && { assist: { name: 'Vik' } }),
}));
const ofManyGoals: Match = {
  ...matches.finished,
  score: { ...matches.finished.score, fullTime: { home: 5, away: 0 } },
};
const manyEvents = eventsOf({ ...ofManyGoals, goals: manyGoals });

export const ManyGoals: Story = {
  name: 'Ferdig, med mange mål',
  render: () => <StoryMatchDetail match={ofManyGoals} events={manyEvents} />,
  play: async ({ canvas, userEvent }) => {
    const scorers = within(canvas.getByRole('list', { name: /^Mål og røde kort/ }));
    await expect(scorers.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(scorers.getByRole('button', { name: 'og 1 til' }));
    await expect(scorers.getAllByRole('listitem')).toHaveLength(4);
    await expect(scorers.queryByText(/assist/)).toBeNull();
  },
};

export const ManyGoalsOnDesktop: Story = {
  name: 'Ferdig, med mange mål, skrivebord',
  globals: { viewport: { value: 'desktop' } },
  render: () => <StoryMatchDetail match={ofManyGoals} events={manyEvents} />,
  play: async ({ canvas }) => {
    const scorers = within(canvas.getByRole('list', { name: /^Mål og røde kort/ }));
    await expect(scorers.getAllByRole('listitem')).toHaveLength(4);
    await expect(scorers.getByText('10′ (assist: Vik), 14′')).toBeVisible();
  },
};

export const Awarded: Story = { name: 'Tildelt', render: () => <StoryMatchDetail match={matches.awarded} /> };
export const Postponed: Story = { name: 'Utsatt', render: () => <StoryMatchDetail match={matches.postponed} /> };
export const Suspended: Story = { name: 'Avbrutt', render: () => <StoryMatchDetail match={matches.suspended} /> };
export const Cancelled: Story = { name: 'Avlyst', render: () => <StoryMatchDetail match={matches.cancelled} /> };
export const AfterShootOut: Story = {
  name: 'Etter straffer',
  render: () => <StoryMatchDetail match={matches.afterShootOut} />,
};

export const Old: Story = {
  name: 'Fra et tidligere besøk',
  render: () => (
    <StoryMatchDetail
      match={goalForNorway}
      events={events}
      old={{ from: matches.storyTime('20:00'), now: () => matches.storyTime('20:04'), onRetry: fn() }}
    />
  ),
};

export const Odd: Story = {
  name: 'Lange navn og mangelfulle hendelser',
  render: () => <StoryMatchDetail match={matches.longNames} events={oddEvents(matches.longNames)} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('130+11′', { selector: 'ol span' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ScrubberByKeyboard: Story = {
  name: 'Spol tilbake med tastaturet',
  render: () => <StoryMatchDetail match={goalForNorway} events={events} />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Minutt' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Nå, 90. minutt, 0–2');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', '89. minutt, 0–1');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0. minutt, 0–0');
    await expect(canvas.getByText('Brasil 0, Norge 0. Pågår.')).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Nå, 90. minutt, 0–2');
  },
};

export const ScrubberHeld: Story = {
  name: 'Spol tilbake og til nå igjen',
  render: () => <StoryMatchDetail match={goalForNorway} events={events} />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Minutt' });
    await expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await fireEvent.change(slider, { target: { value: '67' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '67. minutt, 0–0');
    await userEvent.click(canvas.getByRole('button', { name: 'Tilbake til nå' }));
    await expect(slider).toHaveAttribute('aria-valuetext', 'Nå, 90. minutt, 0–2');
    await expect(slider).toHaveFocus();
  },
};

/** Holds the state that the app would hold: pressing the story's button adds a goal. */
function Scoring() {
  const [all, setAll] = useState<readonly MatchEvent[]>(() => events.slice(0, -1));
  const match: Match = goalForNorway;
  return (
    <>
      <StoryMatchDetail match={match} events={all} />
      <button type="button" onClick={() => setAll(events)}>
        ⚽
      </button>
    </>
  );
}

export const GoalWhileReading: Story = {
  name: 'Et mål mens man leser',
  render: () => <Scoring />,
  play: async ({ canvas }) => {
    const read = canvas.getByText('Casemiro', { selector: 'li[data-event*="YELLOW_CARD"] p' });
    read.scrollIntoView({ block: 'center' });
    const before = read.getBoundingClientRect().top;
    await fireEvent.click(canvas.getByRole('button', { name: '⚽' }));
    await waitFor(() => expect(canvas.getAllByText('0–2')).not.toHaveLength(0));
    await expect(Math.abs(read.getBoundingClientRect().top - before)).toBeLessThan(1);
  },
};

export const ThreePanes: Story = {
  name: 'På en stor skjerm',
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <StoryMatchDetail
      match={goalForNorway}
      events={events}
      list={
        <MatchPicker
          view={{
            status: 'ready',
            matches: [goalForNorway, matches.liveMatch, matches.paused, matches.finished, lateKickoff],
            chosen: goalForNorway.id,
            hrefOf: (id) => `#/match/${id}`,
          }}
        />
      }
      chat={<ChatColumn banner={null} chat={<Chat view={storyChat} />} />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText(/^Kommenter/)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Referat' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Skjul chatten' })).toBeNull();
  },
};

export const ChatAsWritten: Story = {
  name: 'Chatten i en avspilling, på en telefon',
  render: () => (
    <StoryMatchDetail
      match={matches.finished}
      events={events}
      writtenChat={<Chat view={{ ...storyChat, composer: { status: 'replay' } }} />}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Chat 34' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Chat' }));
    await expect(canvas.getByPlaceholderText('Chatten slik den ble skrevet')).toBeDisabled();
    await expect(canvas.getByRole('slider', { name: 'Minutt' })).toBeVisible();
  },
};

export const InTheChatsPlace: Story = {
  name: 'Kampfakta på chattens plass',
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <StoryMatchDetail
      match={matches.finished}
      events={events}
      chat={<ChatColumn banner={null} chat={<Chat view={storyChat} />} />}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Kampfakta' }));
    const take = canvas.getByRole('button', { name: 'Skjul chatten' });
    const before = take.getBoundingClientRect().left;
    await userEvent.click(take);
    const giveBack = canvas.getByRole('button', { name: 'Vis chatten' });
    await expect(Math.abs(giveBack.getBoundingClientRect().left - before)).toBeLessThan(3);
    await expect(canvas.queryByPlaceholderText(/^Kommenter/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Referat' }));
    await expect(canvas.getByPlaceholderText(/^Kommenter/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Kampfakta' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vis chatten' }));
    await expect(canvas.getByPlaceholderText(/^Kommenter/)).toBeVisible();
  },
};

/** The elements that Tab reaches after the way back, in their order. */
async function reached(tab: () => Promise<void>, from: HTMLElement): Promise<readonly HTMLElement[]> {
  from.focus();
  const order: HTMLElement[] = [];
  for (;;) {
    await tab();
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || order.includes(activeElement) || activeElement === document.body) {
      return order;
    }
    order.push(activeElement);
  }
}

export const ByKeyboardOnPhone: Story = {
  name: 'Med tastatur, telefon',
  render: () => <StoryMatchDetail match={goalForNorway} events={events} />,
  play: async ({ canvas, userEvent }) => {
    const order = await reached(() => userEvent.tab(), canvas.getByRole('link', { name: 'Tilbake' }));
    const parts = [
      canvas.getByRole('tab', { name: 'Referat' }),
      canvas.getByRole('link', { name: 'Chat 34' }),
      canvas.getByRole('tabpanel'),
      canvas.getByRole('slider', { name: 'Minutt' }),
    ];
    await expect(order.filter((each) => parts.includes(each))).toEqual(parts);
    // The last Tab scrolled the scrubber half under the head, where axe would find its button too small.
    window.scrollTo({ top: 0 });
  },
};

export const ByKeyboardOnDesktop: Story = {
  name: 'Med tastatur, skrivebord',
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <StoryMatchDetail
      match={goalForNorway}
      events={events}
      chat={<ChatColumn banner={null} chat={<Chat view={storyChat} />} />}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const order = await reached(() => userEvent.tab(), canvas.getByRole('link', { name: 'Tilbake' }));
    const parts = [
      canvas.getByRole('tab', { name: 'Referat' }),
      canvas.getByRole('tabpanel'),
      canvas.getByRole('slider', { name: 'Minutt' }),
      canvas.getByRole('button', { name: /^Alle/ }),
    ];
    await expect(order.filter((each) => parts.includes(each))).toEqual(parts);
  },
};
