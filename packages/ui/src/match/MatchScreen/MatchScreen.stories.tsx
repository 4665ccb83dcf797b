import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Side } from '@tribunen/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Chat } from '../../chat/Chat/Chat.tsx';
import { AppShell } from '../../shell/AppShell/AppShell.tsx';
import { DataAgeStatus } from '../../shell/DataAge/DataAgeStatus.tsx';
import { storyDataAge } from '../../stories/dataAge.ts';
import { storyChat } from '../../stories/chat.ts';
import { finished, goalForNorway, lateKickoff, liveMatch, paused } from '../../stories/matches.ts';
import { storyProfile } from '../../stories/profile.ts';
import { MatchPicker } from '../MatchPicker/MatchPicker.tsx';
import { MatchScreen } from './MatchScreen.tsx';
import type { MatchView } from './MatchView.ts';

const ready: Extract<MatchView, { status: 'ready' }> = {
  status: 'ready',
  product: 'Tribunen',
  match: goalForNorway,
  cheering: new Map(),
  cheersFor: null,
  onChooseSide: fn(),
  onCheer: fn(),
  banner: null,
  chat: <Chat view={storyChat} />,
};

const awayLit: ReadonlyMap<Side, number> = new Map([['away', 0]]);

const meta = {
  title: 'Kamp/Skjerm',
  component: MatchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready,
    picker: (
      <MatchPicker
        view={{
          status: 'ready',
          matches: [goalForNorway, liveMatch, paused, finished, lateKickoff],
          chosen: goalForNorway.id,
          hrefOf: (id) => `#/match/${id}`,
        }}
      />
    ),
  },
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
          bar: null,
        }}
      >
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof MatchScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: 'Laster',
  args: { view: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Laster kampdetaljer...')).toBeVisible();
  },
};

const onRetry = fn();

export const Error: Story = {
  name: 'Feil',
  args: { view: { status: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke laste kampdetaljer');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const None: Story = {
  name: 'Ingen kamp',
  args: { view: { status: 'none', resultsHref: '#/results' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen kamper i dag')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Til resultatene' })).toHaveAttribute('href', '#/results');
  },
};

export const NotFound: Story = {
  name: 'Finnes ikke',
  args: { view: { status: 'not-found', resultsHref: '#/results' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fant ikke kampen')).toBeVisible();
  },
};

export const Ready: Story = {
  name: 'Pågår',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Live' })).toBeInTheDocument();
    await expect(canvas.getByText('Brasil 0, Norge 2. Pågår, 90. minutt.', { selector: 'p' })).toBeInTheDocument();
    await expect(canvas.getByPlaceholderText('Kommenter Brasil – Norge...')).toBeVisible();
    await expect(await canvas.findByText('Du sa tre. Men jeg tar to, hver gang.')).toBeVisible();
  },
};

export const Goal: Story = {
  name: 'Mål',
  args: { view: { ...ready, cheering: awayLit, cheersFor: 'away' } },
};

/** Holds the app's state: the side that is cheered for, and the flash of a cheer. */
function Played() {
  const [cheersFor, setCheersFor] = useState<Side | null>(null);
  const [cheering, setCheering] = useState<ReadonlyMap<Side, number>>(new Map());
  return (
    <MatchScreen
      picker={null}
      view={{
        ...ready,
        cheersFor,
        onChooseSide: setCheersFor,
        cheering,
        onCheer: (side) => setCheering((before) => new Map([[side, (before.get(side) ?? 0) + 1]])),
      }}
    />
  );
}

export const Cheering: Story = {
  name: 'Jubel',
  render: () => <Played />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hvem heier du på?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Norge' }));
    await userEvent.click(canvas.getByRole('button', { name: /(Heier på|Jubel for) Norge$/ }));
    await waitFor(() => expect(canvasElement.querySelector('section [data-floodlight="away"]')).toBeVisible());
    await expect(canvasElement.querySelector('section [data-floodlight="home"]')).toBeNull();
  },
};

export const ReadingBack: Story = {
  name: 'Leser oppover, telefon',
  globals: { viewport: { value: 'phone' } },
  args: { view: { ...ready, cheering: awayLit } },
  play: async ({ canvas, canvasElement }) => {
    const log = await canvas.findByRole('log');
    const header = () => canvasElement.querySelector('section[data-collapsed]');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    await expect(header()).toHaveAttribute('data-collapsed', 'false');
    const tall = log.clientHeight;
    log.dispatchEvent(new WheelEvent('wheel', { deltaY: -200, bubbles: true }));
    log.scrollTop -= 200;
    await waitFor(() => expect(header()).toHaveAttribute('data-collapsed', 'true'));
    await waitFor(() => expect(log.clientHeight).toBeGreaterThan(tall + 100));
  },
};

export const Picking: Story = {
  name: 'Bytter kamp, telefon',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Bytt kamp' });
    await userEvent.click(open);
    await expect(canvas.getByRole('heading', { name: 'Velg hvilken kamp du vil følge' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lukk kamplisten' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(open).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Lukk kamplisten' })).toBeNull();
    await userEvent.click(open);
  },
};
