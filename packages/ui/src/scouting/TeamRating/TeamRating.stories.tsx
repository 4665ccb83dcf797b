import type { Meta, StoryObj } from '@storybook/react-vite';
import { placeLineUp, type PlayerId, type Stars } from '@tribunen/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storySquad, storyStriker } from '../../stories/scouting.ts';
import { storyTime } from '../../stories/matches.ts';
import type { StartedPlayer, TeamRatingView } from '../ScoutingView.ts';
import { TeamRating } from './TeamRating.tsx';

const places = placeLineUp(
  '4-3-3',
  storySquad.map(({ id, name, shirtNumber }, slotIndex) => ({ id, name, shirtNumber, position: null, slotIndex })),
);
const players: readonly StartedPlayer[] = storySquad.map((player, place) => ({
  player,
  stars: null,
  average: { status: 'ready', average: place === 2 ? null : { average: 3 + place / 10, count: 12 } },
  x: places[place]?.x ?? 0,
  y: places[place]?.y ?? 0,
  href: `#/scouting?spiller=${player.id}`,
}));
const onSave = fn<() => void>();
const open: Extract<TeamRatingView, { status: 'open' }> = {
  status: 'open',
  closesAt: storyTime('21:40'),
  players,
  unsaved: 0,
  save: { status: 'nothing' },
  onRate: fn(),
};

const meta = {
  title: 'Spillere/Hele laget',
  component: TeamRating,
  args: { team: 'Skarvik', view: open },
} satisfies Meta<typeof TeamRating>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Keeps the stars, as the app does. */
function Held() {
  const [stars, setStars] = useState<ReadonlyMap<PlayerId, Stars>>(() => new Map());
  return (
    <TeamRating
      team="Skarvik"
      view={{
        ...open,
        players: players.map((each) => ({ ...each, stars: stars.get(each.player.id) ?? null })),
        unsaved: stars.size,
        onRate: (player, given) => setStars(new Map(stars).set(player, given)),
        save: stars.size === 0 ? { status: 'nothing' } : { status: 'ready', onSave, onDiscard: fn() },
      }}
    />
  );
}

export const Open: Story = {
  name: 'Elleve taster, én lagring',
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('slider');
    await expect(rows).toHaveLength(11);
    rows[0]?.focus();
    await userEvent.keyboard('34545343455');
    await expect(rows.map((row) => row.getAttribute('aria-valuenow')).join('')).toBe('34545343455');
    await expect(rows[10]).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre 11 vurderinger' }));
    await expect(onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Erlend Hauge: 3,9')).toBeInTheDocument();
    await expect(canvas.getByText('Joakim Kvam: ingen vurderinger ennå')).toBeInTheDocument();
  },
};

export const Closed: Story = {
  name: 'Stengt',
  args: { view: { status: 'closed', players, isTooLate: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stengt')).toBeVisible();
    await expect(canvas.getByText('Du kan vurdere spillerne i 24 timer etter lagets siste kamp.')).toBeVisible();
  },
};

export const TooLate: Story = {
  name: 'Stengte mens man vurderte',
  args: { view: { status: 'closed', players, isTooLate: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fristen gikk ut før du lagret.')).toBeVisible();
  },
};

export const SignIn: Story = {
  name: 'Ikke logget inn',
  args: { view: { status: 'sign-in', signInHref: '#/auth', players } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Logg inn' })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Tribunens lag' })).toBeVisible();
  },
};

export const Saving: Story = {
  name: 'Lagrer',
  args: { view: { ...open, save: { status: 'busy' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Lagrer...' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: storyStriker.name })).toHaveAttribute('href', '#/scouting?spiller=9');
  },
};

export const Waiting: Story = {
  name: 'Venter på nett',
  args: { view: { ...open, unsaved: 0, save: { status: 'waiting' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sendes når du er tilkoblet igjen.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lagre' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = {
  name: 'Laster',
  args: { view: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster vurderinger…');
  },
};

export const Error: Story = {
  name: 'Feil',
  args: { view: { status: 'error', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke hente vurderingene');
  },
};

export const NoLineUp: Story = {
  name: 'Uten oppstilling',
  args: { view: { status: 'no-line-up' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oppstilling ikke klar')).toBeVisible();
  },
};
