import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Skjema/Tekstfelt',
  component: TextArea,
  args: { label: 'Bio', name: 'bio', rows: 4 },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Tomt' };

export const WithProblem: Story = {
  name: 'Med feil',
  args: { defaultValue: 'Fast plass på langsiden siden 1998.', problem: 'Bioen kan ha høyst 500 tegn' },
};
