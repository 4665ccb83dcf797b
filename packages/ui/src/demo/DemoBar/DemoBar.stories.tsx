import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DemoBar } from './DemoBar.tsx';

const view = {
  speed: 10,
  onSpeed: fn(),
  scenario: 'kampdag',
  onScenario: fn(),
  onRestart: fn(),
} as const;

const meta = {
  title: 'Demo/Linje',
  component: DemoBar,
  parameters: { layout: 'fullscreen' },
  args: { view },
} satisfies Meta<typeof DemoBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AnotherScenario: Story = {
  name: 'Et annet scenario',
  args: { view: { ...view, scenario: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Scenario')).toHaveDisplayValue('Annet');
  },
};

export const MatchDay: Story = {
  name: 'Kampdag',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Demo – simulerte kamper')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Hastighet'), '60×');
    await expect(view.onSpeed).toHaveBeenCalledWith(60);
    await userEvent.selectOptions(canvas.getByLabelText('Scenario'), 'Rolig dag');
    await expect(view.onScenario).toHaveBeenCalledWith('rolig-dag');
    await userEvent.click(canvas.getByRole('button', { name: 'Start på nytt' }));
    await expect(view.onRestart).toHaveBeenCalledOnce();
  },
};
