import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Crest } from '../Crest/Crest.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { CompetitionSection } from './CompetitionSection.tsx';

const meta = {
  title: 'Grunndeler/Sammenleggbar seksjon',
  component: CompetitionSection,
  args: {
    name: 'Eliteserien',
    emblem: <Crest owner={{ kind: 'competition', letters: 'ES' }} image={null} size={30} />,
    open: true,
    onToggle: fn(),
    children: [<Row key="1" />, <Row key="2" />],
  },
} satisfies Meta<typeof CompetitionSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'Åpen' };

export const Folded: Story = { name: 'Lukket', args: { open: false } };

export const WithNote: Story = { name: 'Med merknad', args: { note: 'Runde 14' } };

export const WithPage: Story = {
  name: 'Navnet leder til siden',
  args: { note: 'Runde 14', pageHref: '#/competition/ES' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Eliteserien/ })).toHaveAttribute('href', '#/competition/ES');
    await userEvent.click(canvas.getByRole('button', { name: 'Eliteserien', expanded: true }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  name: 'Langt navn',
  args: { name: 'Kvalifisering til Europamesterskapet for kvinner, gruppe B' },
};

export const Toggling: Story = {
  name: 'Åpnes og lukkes',
  render: (args) => <Foldable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const arrow = canvas.getByRole('button', { name: 'Eliteserien' });
    await userEvent.click(arrow);
    await expect(arrow).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByTestId('row')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(arrow).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByTestId('row')).toHaveLength(2);
  },
};

function Foldable(args: React.ComponentProps<typeof CompetitionSection>) {
  const [open, setOpen] = useState(true);
  return <CompetitionSection {...args} open={open} onToggle={() => setOpen(!open)} />;
}

function Row() {
  return (
    <div data-testid="row" style={{ display: 'grid', placeItems: 'center', height: 70 }}>
      <Skeleton width="58px" height="34px" />
    </div>
  );
}
