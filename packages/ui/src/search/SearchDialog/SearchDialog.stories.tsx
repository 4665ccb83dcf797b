import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Findings, normaliseTeam, type Team } from '@tribunen/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { finished, goalForNorway, liveMatch, storyDay } from '../../stories/matches.ts';
import { SearchDialog } from './SearchDialog.tsx';
import type { SearchView } from './SearchView.ts';

const team = (id: number, name: string): Team => normaliseTeam({ id, name, shortName: null, tla: null, crest: null });
const brann = team(2, 'Brann');
const found: Findings = {
  teams: [brann, team(3, 'Brattvåg')],
  matches: [liveMatch, finished],
  players: [{ id: '9', name: 'Bård Brandsæter', team: brann }],
  competitions: [goalForNorway.competition],
};
const nothing: Findings = { teams: [], matches: [], players: [], competitions: [] };
const frame = {
  text: 'br',
  onType: fn(),
  onClose: fn(),
  hrefs: {
    team: (id: string) => `#/team/${id}`,
    competition: (code: string) => `#/competition/${code}`,
    player: ({ id }: { readonly id: string }) => `#/scouting?spiller=${id}`,
    match: (id: string) => `#/match/${id}`,
  },
  today: storyDay,
  isOffline: false,
} satisfies Partial<SearchView>;

const meta = {
  title: 'Søk/Søket',
  component: SearchDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { view: { ...frame, status: 'ready', found } },
} satisfies Meta<typeof SearchDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const box = () => screen.findByRole('combobox', { name: 'Søk etter lag, konkurranser, spillere og kamper' });

export const Idle: Story = {
  name: 'Ingenting skrevet',
  args: {
    view: { ...frame, text: '', status: 'idle', found: { ...nothing, teams: [brann], matches: [goalForNorway] } },
  },
  play: async () => {
    await waitFor(async () => expect(await box()).toHaveFocus());
    await expect(screen.queryByText('Skriv minst to tegn.')).toBeNull();
    await expect(screen.queryByRole('option', { selected: true })).toBeNull();
  },
};

export const OneLetter: Story = {
  name: 'Ett tegn er skrevet',
  args: { view: { ...frame, text: 'b', status: 'idle', found: nothing } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Skriv minst to tegn.')).toBeVisible());
    await waitFor(async () => expect(await box()).toHaveFocus());
    await expect(await box()).toHaveProperty('selectionStart', 1);
  },
};

export const Searching: Story = {
  name: 'Søker',
  args: { view: { ...frame, status: 'searching', found: { ...nothing, teams: [brann] } } },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Søker…');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Brann' })).toBeVisible());
  },
};

export const Ready: Story = {
  name: 'Treff, med tastatur',
  play: async ({ args, userEvent }) => {
    const search = await box();
    await waitFor(() => expect(search).toHaveFocus());
    const chosen = () => screen.getByRole('option', { selected: true });
    await expect(chosen()).toHaveTextContent('Brann');
    await expect(search).toHaveAttribute('aria-activedescendant', chosen().id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(chosen()).toHaveAttribute('href', `#/match/${liveMatch.id}`);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(chosen()).toHaveAttribute('href', `#/competition/${goalForNorway.competition.id}`);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Spillere' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.view.onClose).toHaveBeenCalledOnce();
  },
};

export const ReadyInLight: Story = { ...Ready, name: 'Treff, lys', globals: { theme: 'light' } };

export const None: Story = {
  name: 'Ingen treff',
  args: { view: { ...frame, text: 'xyz', status: 'ready', found: nothing } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Ingen treff på «xyz»')).toBeVisible());
    await expect(await box()).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Offline: Story = {
  name: 'Frakoblet',
  args: { view: { ...frame, isOffline: true, status: 'ready', found } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Frakoblet. Søker bare i det som er lastet.')).toBeVisible());
  },
};

export const Error: Story = {
  name: 'Noe kunne ikke lastes',
  args: { view: { ...frame, status: 'error', found: { ...nothing, teams: [brann] }, onRetry: fn() } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Noen treff kan mangle.');
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    if (args.view.status !== 'error') throw new globalThis.Error('the story is of a failure');
    await expect(args.view.onRetry).toHaveBeenCalledOnce();
  },
};
