import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Side } from '@tribunen/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Chat } from '../../chat/Chat/Chat.tsx';
import { AppShell } from '../../shell/AppShell/AppShell.tsx';
import { DataAgeStatus } from '../../shell/DataAge/DataAgeStatus.tsx';
import { StoryDelay } from '../../stories/StoryDelay.tsx';
import { storyDataAge } from '../../stories/dataAge.ts';
import { storyChat } from '../../stories/chat.ts';
import { finished, goalForNorway, lateKickoff, liveMatch, paused } from '../../stories/matches.ts';
import { goalCard } from '../../stories/notifications.ts';
import { storyProfile } from '../../stories/profile.ts';
import { GoalBanner } from '../../notifications/GoalBanner/GoalBanner.tsx';
import { MatchPicker } from '../MatchPicker/MatchPicker.tsx';
import { MatchScreen } from './MatchScreen.tsx';
import type { MatchView } from './MatchView.ts';

const ready: Extract<MatchView, { status: 'ready' }> = {
  status: 'ready',
  product: 'Tribunen',
  match: goalForNorway,
  matchHref: `#/match/${goalForNorway.id}`,
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
    report: null,
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
          englishOffer: null,
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
  args: { view: { status: 'error', why: 'no-answer', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Kunne ikke laste kampdetaljerFår ikke kontakt med serveren, og kampen er ikke lagret på denne enheten.',
    );
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

export const Delayed: Story = {
  name: '38 sekunder bak, skrivebord',
  globals: { viewport: { value: 'desktop' } },
  args: { delay: <StoryDelay /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('−38 s')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Forsinkelse' }));
    await expect(await screen.findByRole('slider', { name: 'Sekunder bak' })).toHaveValue('38');
    await userEvent.keyboard('{Escape}');
  },
};

export const WithReport: Story = {
  name: 'Referat under kampen, skrivebord',
  globals: { viewport: { value: 'desktop' } },
  args: { report: <p>Referat</p> },
  play: async ({ canvas }) => {
    const report = canvas.getByText('Referat').getBoundingClientRect();
    const chat = canvas.getByPlaceholderText('Kommenter Brasil – Norge...').getBoundingClientRect();
    await expect(report.left).toBeGreaterThan(chat.right);
  },
};

export const Goal: Story = {
  name: 'Mål',
  args: { view: { ...ready, cheering: awayLit, cheersFor: 'away' } },
};

/** Holds the state that the app would hold: the side that the spectator cheers for, and the flash of a cheer. */
function Played() {
  const [cheersFor, setCheersFor] = useState<Side | null>(null);
  const [cheering, setCheering] = useState<ReadonlyMap<Side, number>>(new Map());
  return (
    <MatchScreen
      picker={null}
      report={null}
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

export const OnPhone: Story = {
  name: 'Pågår, telefon',
  globals: { viewport: { value: 'phone' } },
  args: { view: { ...ready, cheering: awayLit } },
  play: async ({ canvas }) => {
    const score = canvas.getByRole('link', { name: 'Brasil 0, Norge 2. Pågår, 90. minutt.' });
    await expect(score).toHaveAttribute('href', `#/match/${goalForNorway.id}`);
    await expect(canvas.getByText('BRA')).toBeVisible();
    const log = await canvas.findByRole('log');
    await expect(log.clientHeight).toBeGreaterThanOrEqual(540);
  },
};

export const DelayedOnPhone: Story = {
  name: '38 sekunder bak, telefon',
  globals: { viewport: { value: 'phone' } },
  args: { view: { ...ready, cheersFor: 'away' }, delay: <StoryDelay isNarrow /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('−38 s')).toBeVisible();
    const line = canvas.getByRole('link', { name: 'Brasil 0, Norge 2. Pågår, 90. minutt.' });
    const button = canvas.getByRole('button', { name: 'Forsinkelse' });
    await expect(button.getBoundingClientRect().bottom).toBeGreaterThan(line.getBoundingClientRect().bottom);
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Forsinkelse' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const GoalOnPhone: Story = {
  name: 'Mål, telefon',
  globals: { viewport: { value: 'phone' } },
  args: {
    view: {
      ...ready,
      cheering: awayLit,
      banner: <GoalBanner view={{ ...goalCard, id: 'e1', isSpoken: false, onClose: fn() }} />,
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Erling Haaland 90′')).toBeVisible());
    const log = await canvas.findByRole('log');
    await expect(log.clientHeight).toBeGreaterThanOrEqual(540);
    // The banner covers the filter, so the keyboard cannot reach the filter.
    await expect(canvas.queryByRole('group', { name: 'Vis kommentarer fra' })).toBeNull();
  },
};

export const Writing: Story = {
  name: 'Skriver, telefon',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    const atRest = log.clientHeight;
    await userEvent.click(canvas.getByPlaceholderText('Kommenter Brasil – Norge...'));
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Hovedmeny' })).toBeNull());
    // The filter and the tabs disappear, and the messages get their space.
    await waitFor(() => expect(log.clientHeight).toBeGreaterThan(atRest + 110));
    await userEvent.click(log);
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Hovedmeny' })).toBeVisible());
    await waitFor(() => expect(log.clientHeight).toBe(atRest));
  },
};

export const CheeringOnPhone: Story = {
  name: 'Jubel, telefon',
  globals: { viewport: { value: 'phone' } },
  render: () => <Played />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hvem heier du på?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Norge' }));
    await userEvent.click(canvas.getByRole('button', { name: /(Heier på|Jubel for) Norge$/ }));
    await waitFor(() => expect(canvasElement.querySelector('[data-floodlight="away"]')).toBeVisible());
    // The floodlight lies under the buttons.
    const again = canvas.getByRole('button', { name: /(Heier på|Jubel for) Norge$/ });
    const { left, top, width, height } = again.getBoundingClientRect();
    await expect(again.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
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
