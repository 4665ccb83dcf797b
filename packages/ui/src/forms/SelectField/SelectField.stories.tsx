import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Skjema/Nedtrekk',
  component: SelectField<string | null>,
  args: {
    label: 'Velg konkurranse',
    options: [
      { value: null, label: 'Alle konkurranser' },
      { value: 'PL', label: 'Premier League (PL)' },
    ],
    value: null,
    onSelect: fn(),
  },
} satisfies Meta<typeof SelectField<string | null>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'Vanlig',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Velg konkurranse'), 'Premier League (PL)');
    await expect(args.onSelect).toHaveBeenCalledWith('PL');
  },
};

export const Small: Story = { name: 'Liten', args: { small: true } };
