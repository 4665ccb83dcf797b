import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { EmptyStand } from './EmptyStand.tsx';

const meta = {
  title: 'Grunndeler/Tom tilstand',
  component: EmptyStand,
  args: { title: 'Ingen prioriterte kamper i dag.' },
} satisfies Meta<typeof EmptyStand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneLine: Story = { name: 'Én linje' };

export const WithHint: Story = {
  name: 'Med hjelpetekst',
  args: { title: 'Ingen kommentarer ennå...', hint: 'Vær den første til å kommentere!' },
};

export const WithAction: Story = {
  name: 'Med knapp',
  args: {
    title: 'Du har ikke valgt noe å følge enda.',
    action: <ButtonLink href="#velg">Velg lag og konkurranser</ButtonLink>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Velg lag og konkurranser' })).toHaveAttribute('href', '#velg');
  },
};

export const Bare: Story = { name: 'Uten bane', args: { frame: 'bare' } };
