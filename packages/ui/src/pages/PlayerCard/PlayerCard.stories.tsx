import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyPlayerCard } from '../../stories/pages.ts';
import { PlayerCards, type ShownPlayer } from '../../links/PlayerCards.ts';
import { PlayerName } from '../../links/PlayerName.tsx';
import { PlayerCard } from './PlayerCard.tsx';

const meta = {
  title: 'Kamp/Spillerkort',
  component: PlayerCard,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { view: storyPlayerCard },
} satisfies Meta<typeof PlayerCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The card, once it has faded in. */
async function opened() {
  const card = await screen.findByRole('dialog', { name: 'Henrik Østgård' });
  await waitFor(() => expect(card).toBeVisible());
  return card;
}

export const InMatch: Story = {
  name: 'I en kamp',
  play: async () => {
    const card = within(await opened());
    await expect(card.getByText('Offensiv midtbane')).toBeVisible();
    await expect(card.getByText('67 minutter')).toBeVisible();
    await expect(
      card
        .getAllByRole('listitem')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['12′Mål', '45+2′Assist', '67′Byttet ut']);
    await expect(card.getByText('4,3 av 5')).toBeVisible();
    await expect(card.getByText('128 vurderinger')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Vurder' })).toHaveAttribute('href', '#/scouting?lag=1&spiller=100');
  },
};

export const WithoutMatch: Story = {
  name: 'Fra troppen, uten vurderinger',
  args: {
    view: {
      ...storyPlayerCard,
      number: null,
      match: null,
      rating: { status: 'ready', value: null },
      others: { status: 'ready', value: [] },
    },
  },
  play: async () => {
    const card = within(await opened());
    await expect(card.getByText('Ingen vurderinger ennå')).toBeVisible();
    await expect(card.getByText('Ingen andre kamper ennå.')).toBeVisible();
    await expect(card.queryByText('I denne kampen')).toBeNull();
  },
};

export const NotPlayed: Story = {
  name: 'På benken',
  args: { view: { ...storyPlayerCard, match: { minutes: 0, events: [] } } },
  play: async () => {
    const card = within(await opened());
    await expect(card.getByText('Har ikke spilt')).toBeVisible();
    await expect(card.getByText('Ingen hendelser')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Laster',
  args: {
    view: {
      ...storyPlayerCard,
      match: { minutes: null, events: [] },
      rating: { status: 'loading' },
      others: { status: 'loading' },
    },
  },
  play: async () => {
    const card = within(await opened());
    await expect(card.getByRole('status')).toHaveTextContent('Laster vurderinger…');
    await expect(card.getByText('Ukjent spilletid')).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Feil',
  args: {
    view: {
      ...storyPlayerCard,
      rating: { status: 'error', message: 'tjeneren svarte ikke', onRetry: () => {} },
      others: { status: 'error', message: 'tjeneren svarte ikke', onRetry: () => {} },
    },
  },
  play: async () => {
    const card = within(await opened());
    await expect(card.getByText('Kunne ikke hente vurderingene')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  },
};

function Names() {
  const [player, open] = useState<ShownPlayer | null>(null);
  return (
    <PlayerCards value={{ open, point: () => {} }}>
      <p>
        Mål: <PlayerName player={{ id: null, name: 'Henrik Østgård', side: 'home' }} />
      </p>
      {player !== null && <PlayerCard view={{ ...storyPlayerCard, name: player.name, onClose: () => open(null) }} />}
    </PlayerCards>
  );
}

export const ByKeyboard: Story = {
  name: 'Åpnes og lukkes med tastaturet',
  render: () => <Names />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('button', { name: 'Henrik Østgård' });
    await userEvent.tab();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(name).toHaveFocus());
  },
};
