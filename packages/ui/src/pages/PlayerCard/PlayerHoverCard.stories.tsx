import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyPlayerCard } from '../../stories/pages.ts';
import type { Hovered } from '../../links/HoverIntent.ts';
import { PlayerCards, type ShownPlayer } from '../../links/PlayerCards.ts';
import { PlayerName } from '../../links/PlayerName.tsx';
import { useHoverIntent } from '../../links/useHoverIntent.ts';
import type { PlayerFactsView } from './PlayerCardView.ts';
import { PlayerHoverCard } from './PlayerHoverCard.tsx';

/** Two names, and the card of the one under the mouse. */
function Names({ view }: { readonly view: PlayerFactsView }) {
  const [pointed, point] = useState<Hovered<ShownPlayer> | null>(null);
  const { hovered, intent } = useHoverIntent(pointed);
  return (
    <PlayerCards value={{ open: () => {}, point }}>
      <p>
        Mål: <PlayerName player={{ id: null, name: 'Henrik Østgård', side: 'home' }} />
      </p>
      {hovered !== null && (
        <PlayerHoverCard view={{ ...view, name: hovered.subject.name }} beside={hovered.beside} intent={intent} />
      )}
    </PlayerCards>
  );
}

const meta = {
  title: 'Kamp/Spillerkort under musen',
  component: Names,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { view: storyPlayerCard },
} satisfies Meta<typeof Names>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

const nameIn = (canvas: Context['canvas']) => canvas.getByRole('button', { name: 'Henrik Østgård' });

/** The card, once the mouse has rested on the name. */
async function hover({ canvas, userEvent }: Context) {
  await userEvent.hover(nameIn(canvas));
  await screen.findByRole('link', { name: 'Vurder' });
  return within(document.body);
}

export const Ready: Story = {
  name: 'I en kamp',
  play: async (context) => {
    const card = await hover(context);
    await waitFor(() => expect(card.getByText('67 minutter')).toBeVisible());
    await waitFor(() => expect(card.getByText('4,3 av 5')).toBeVisible());
    // It is no dialog, and the focus stays where it was.
    await expect(card.queryByRole('dialog')).toBeNull();
    await expect(document.body).toHaveFocus();
  },
};

export const Loading: Story = {
  name: 'Laster',
  args: { view: { ...storyPlayerCard, rating: { status: 'loading' } } },
  play: async (context) => {
    const card = await hover(context);
    await waitFor(() => expect(card.getByText('Laster vurderinger…')).toBeVisible());
    await expect(card.queryByRole('status')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Feil',
  args: {
    view: {
      ...storyPlayerCard,
      rating: { status: 'error', message: 'tjeneren svarte ikke', onRetry: () => {} },
    },
  },
  play: async (context) => {
    const card = await hover(context);
    await waitFor(() => expect(card.getByText('Kunne ikke hente vurderingene')).toBeVisible());
    await expect(card.queryByRole('alert')).toBeNull();
  },
};

export const IntoTheCard: Story = {
  name: 'Musen går inn i kortet og ut igjen',
  play: async (context) => {
    const card = await hover(context);
    await context.userEvent.hover(card.getByText('67 minutter'));
    await waitFor(() => expect(card.getByText('67 minutter')).toBeVisible());
    await context.userEvent.hover(context.canvasElement);
    await waitFor(() => expect(card.queryByText('67 minutter')).toBeNull());
  },
};

export const ByEscape: Story = {
  name: 'Lukkes med Escape',
  play: async (context) => {
    const card = await hover(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card.queryByText('67 minutter')).toBeNull());
  },
};
