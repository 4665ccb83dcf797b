import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Chat } from '../../chat/Chat/Chat.tsx';
import { AppShell } from '../../shell/AppShell/AppShell.tsx';
import { chatOf, storyMessages } from '../../stories/chat.ts';
import { finished } from '../../stories/matches.ts';
import { storyProfile } from '../../stories/profile.ts';
import { readyScouting, storyPlayerView, storyStriker } from '../../stories/scouting.ts';
import { ScoutingScreen } from './ScoutingScreen.tsx';

const meta = {
  title: 'Spillere/Skjerm',
  component: ScoutingScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: readyScouting },
  decorators: [
    (Story) => (
      <AppShell
        view={{
          activeTab: 'scouting',
          tabHref: (tab) => `#/${tab}`,
          unread: 0,
          onSearch: () => undefined,
          profile: storyProfile,
          dataAge: null,
          englishOffer: null,
          bar: null,
        }}
      >
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof ScoutingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const onRetry = fn<() => void>();
const { squad } = readyScouting;

export const Loading: Story = {
  name: 'Laster lagene',
  args: { view: { status: 'loading', what: 'teams' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster lag...');
  },
};

export const NotFound: Story = {
  name: 'Fant ikke kampen',
  args: { view: { status: 'not-found', scoutingHref: '#/scouting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Velg et lag' })).toHaveAttribute('href', '#/scouting');
  },
};

export const Error: Story = {
  name: 'Feil',
  args: { view: { status: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke hente kampen');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Ready: Story = {
  name: 'En spiller',
  args: {
    view: {
      ...readyScouting,
      chat: <Chat view={{ ...chatOf(storyMessages), place: { kind: 'player', name: storyStriker.name } }} />,
    },
  },
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Spillere');
    await expect(canvas.getByRole('heading', { name: 'Min vurdering av Erlend Hauge' })).toBeVisible();
    await expect(canvas.getByPlaceholderText('Scout Erlend Hauge live...')).toBeEnabled();
    await expect(canvas.getByText('Åpent til søndag 21:40')).toBeVisible();
    const compared = within(canvas.getByRole('table', { name: 'Meg, vennene og alle' }));
    await expect(compared.getByRole('row', { name: 'Samlet 4,5 4,2 4,8' })).toBeVisible();
    await expect(compared.getByRole('row', { name: 'Mentalt – – –' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Samlet vurdering i de siste 4 kampene' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '5.7.2026 4,5 – 4,1' })).toBeVisible();
  },
};

export const Choose: Story = {
  name: 'Velg spiller',
  args: { view: { ...readyScouting, chosen: null, content: { kind: 'none' } } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Skarvik', description: 'Velg hvilket lag du vil scoute' }),
    );
    await expect(canvas.getByRole('link', { name: 'Lyngøy' })).toHaveAttribute('href', '#/scouting?lag=2');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Skarvik', description: 'Velg hvilket lag du vil scoute' }),
    );
    const choice = canvas.queryByRole('button', { name: 'Velg spiller fra Skarvik' });
    if (choice !== null) await userEvent.click(choice);
    await userEvent.type(canvas.getByPlaceholderText('Søk etter spiller...'), 'hau');
    await expect(canvas.getByRole('link', { name: /Erlend Hauge.*Angriper/ })).toHaveAttribute(
      'href',
      '#/scouting?lag=1&spiller=9',
    );
    await userEvent.type(canvas.getByPlaceholderText('Søk etter spiller...'), 'x');
    await expect(canvas.getByText('Ingen spillere funnet')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Vurder hele laget' })).toHaveLength(1);
  },
};

const withChat = {
  ...readyScouting,
  chosen: null,
  content: { kind: 'none' },
  chat: <Chat view={{ ...chatOf(storyMessages), place: { kind: 'player', name: storyStriker.name } }} />,
} as const;

export const OnAPhone: Story = {
  name: 'Chatten fyller en telefon nederst på siden',
  args: { view: withChat },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [tabs] = canvas.getAllByRole('navigation');
    await waitFor(async () => {
      scrollTo(0, document.documentElement.scrollHeight);
      const box = canvas.getByPlaceholderText('Scout Erlend Hauge live...').getBoundingClientRect();
      await expect(box.bottom).toBeLessThanOrEqual(tabs?.getBoundingClientRect().top ?? 0);
      await expect(canvas.getByRole('log').getBoundingClientRect().height).toBeGreaterThan(300);
    });
  },
};

export const OnATablet: Story = {
  name: 'Chatten ved siden av spillerne på et nettbrett',
  args: { view: withChat },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const box = canvas.getByPlaceholderText('Scout Erlend Hauge live...').getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    const team = canvas.getByRole('button', { name: 'Skarvik', description: 'Velg hvilket lag du vil scoute' });
    await expect(box.left).toBeGreaterThan(team.getBoundingClientRect().right);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const SignedOut: Story = {
  name: 'Ikke logget inn',
  args: {
    view: {
      ...readyScouting,
      content: { kind: 'player', ...storyPlayerView, card: { status: 'sign-in', signInHref: '#/auth' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Logg inn' })).toHaveAttribute('href', '#/auth');
    await expect(canvas.queryByRole('heading', { name: /Min vurdering/ })).toBeNull();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getAllByText('128 vurderinger').some((each) => each.checkVisibility())).toBe(true);
  },
};

export const LoadingPlayers: Story = {
  name: 'Laster spillerne',
  args: {
    view: {
      ...readyScouting,
      chosen: null,
      squad: { status: 'loading' },
      content: { kind: 'none' },
      top: { status: 'loading' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.queryByRole('button', { name: 'Velg spiller fra Skarvik' });
    if (choice !== null) await userEvent.click(choice);
    await expect(canvas.getByText('Laster spillere...')).toBeVisible();
    await expect(canvas.getByText('Laster...')).toBeVisible();
  },
};

export const PlayersError: Story = {
  name: 'Kunne ikke hente spillerne',
  args: {
    view: {
      ...readyScouting,
      chosen: null,
      squad: { status: 'error', onRetry },
      content: { kind: 'none' },
      top: { status: 'ready', players: [] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.queryByRole('button', { name: 'Velg spiller fra Skarvik' });
    if (choice !== null) await userEvent.click(choice);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke hente spillerne');
    await expect(canvas.getByText('Ingen vurderinger ennå')).toBeVisible();
  },
};

export const PlayerNotFound: Story = {
  name: 'Fant ikke spilleren',
  args: { view: { ...readyScouting, chosen: null, content: { kind: 'not-found' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Velg en annen spiller fra Skarvik.')).toBeVisible();
  },
};

const onSide = fn();

export const AfterTheMatch: Story = {
  name: 'Etter kampen',
  args: {
    view: {
      ...readyScouting,
      match: { match: finished, side: 'home', onSide },
      squad,
      chosen: null,
      content: { kind: 'team', rating: { status: 'no-line-up' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Storefjord/Glimre 5–1 Hestvik' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Hestvik' }));
    await expect(onSide).toHaveBeenCalledWith('away');
    await expect(canvas.getByText('Oppstilling ikke klar')).toBeVisible();
  },
};
