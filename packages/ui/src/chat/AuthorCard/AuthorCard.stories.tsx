import type { UserId } from '@tribunen/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useContext, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AuthorCards, type ShownAuthor } from '../../links/AuthorCards.ts';
import type { Hovered } from '../../links/HoverIntent.ts';
import { hoverProps } from '../../links/hoverProps.ts';
import { useHoverIntent } from '../../links/useHoverIntent.ts';
import { AuthorCard } from './AuthorCard.tsx';
import type { AuthorCardView } from './AuthorCardView.ts';

function Name(author: ShownAuthor) {
  return <bdi {...hoverProps(useContext(AuthorCards), author)}>{author.name}</bdi>;
}

/** A name, whose card opens when the mouse points at it. */
function Names({ view }: { readonly view: AuthorCardView }) {
  const [pointed, point] = useState<Hovered<ShownAuthor> | null>(null);
  const { hovered, intent } = useHoverIntent(pointed);
  return (
    <AuthorCards value={point}>
      <Name id={'ingrid' as UserId} name={view.name} userType={view.userType} />
      {hovered !== null && <AuthorCard view={view} beside={hovered.beside} intent={intent} />}
    </AuthorCards>
  );
}

const meta = {
  title: 'Chat/Forfatterkort',
  component: Names,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    view: {
      name: 'Ingrid Solberg',
      userType: 'star-friend',
      profile: {
        status: 'ready',
        team: 'Brann',
        bio: 'Fast plass på Frydenbø siden 1998.\nSynger mest når vi ligger under.',
      },
    },
  },
} satisfies Meta<typeof Names>;
export default meta;

type Story = StoryObj<typeof meta>;

const name = /Solberg|Konge/;

/** Waits for the card, which opens after the mouse has rested on the name. */
async function hover({ canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) {
  await userEvent.hover(canvas.getByText(name));
  // The card comes after the page in the document.
  await waitFor(() => expect(screen.getAllByText(name)[1]).toBeVisible());
  return within(document.body);
}

export const StarFriend: Story = {
  name: 'Stjernevenn',
  play: async (context) => {
    const card = await hover(context);
    await waitFor(() => expect(card.getByText('Star Venn')).toBeVisible());
    await waitFor(() => expect(card.getByText('Brann')).toBeVisible());
    await waitFor(() => expect(card.getByText(/Frydenbø/)).toBeVisible());
    await expect(card.queryByRole('dialog')).toBeNull();
  },
};

export const LongSpectator: Story = {
  name: 'Tilskuer med langt navn',
  args: {
    view: {
      name: 'Maximilian Alexander Bartholomeus von Wessel-Hagerup Konge',
      userType: 'spectator',
      profile: {
        status: 'ready',
        team: 'Borussia Mönchengladbach',
        bio: 'Heia! '.repeat(83),
      },
    },
  },
  play: async (context) => {
    const card = await hover(context);
    await waitFor(() => expect(card.getByText('Tilskuer')).toBeVisible());
  },
};

export const Empty: Story = {
  name: 'Uten profil',
  args: { view: { name: 'Per Solberg', userType: 'friend', profile: { status: 'ready', team: null, bio: null } } },
  play: async (context) => {
    const card = await hover(context);
    await waitFor(() => expect(card.getByText('Har ikke fylt ut profilen ennå')).toBeVisible());
  },
};

export const Loading: Story = {
  name: 'Laster',
  args: { view: { name: 'Per Solberg', userType: null, profile: { status: 'loading' } } },
  play: async (context) => {
    await hover(context);
  },
};

export const Failed: Story = {
  name: 'Feil',
  args: { view: { name: 'Per Solberg', userType: 'spectator', profile: { status: 'error' } } },
  play: async (context) => {
    const card = await hover(context);
    await waitFor(() => expect(card.getByText('Kunne ikke hente profilen')).toBeVisible());
  },
};
