import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { demoView } from '../../stories/demoView.ts';
import { DemoBar } from './DemoBar.tsx';

const meta = {
  title: 'Demo/Linje',
  component: DemoBar,
  parameters: { layout: 'fullscreen' },
  args: { view: demoView },
} satisfies Meta<typeof DemoBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AnotherScenario: Story = {
  name: 'Et annet scenario',
  args: { view: { ...demoView, scenario: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Scenario')).toHaveDisplayValue('Annet');
  },
};

export const MatchDay: Story = {
  name: 'Kampdag',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Demo – simulerte kamper')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Hastighet'), '60×');
    await expect(demoView.onSpeed).toHaveBeenCalledWith(60);
    await userEvent.selectOptions(canvas.getByLabelText('Scenario'), 'Rolig dag');
    await expect(demoView.onScenario).toHaveBeenCalledWith('rolig-dag');
    await userEvent.click(canvas.getByRole('button', { name: 'Start på nytt' }));
    await expect(demoView.onRestart).toHaveBeenCalledOnce();
    const faults = canvas.getByRole('button', { name: 'Simuler feil' });
    await expect(faults).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(faults);
    await expect(demoView.onFaults).toHaveBeenCalledOnce();
  },
};

export const FaultsOpen: Story = {
  name: 'Feilpanelet er åpent',
  args: { view: { ...demoView, faultsOpen: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Simuler feil' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Checks that every control is large enough for a finger, in one row that is not higher than its place. */
async function expectFingersFit(canvasElement: HTMLElement): Promise<void> {
  const bar = canvasElement.querySelector('aside')?.getBoundingClientRect();
  await expect(bar?.height).toBe(45);
  const controls = [...canvasElement.querySelectorAll('select, button')].map((each) => each.getBoundingClientRect());
  await expect(controls).toHaveLength(4);
  for (const { left, right, width, height } of controls) {
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(left).toBeGreaterThanOrEqual(bar?.left ?? Infinity);
    await expect(right).toBeLessThanOrEqual(bar?.right ?? 0);
  }
}

export const Phone: Story = {
  name: 'På telefon',
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => expectFingersFit(canvasElement),
};

export const NarrowPhone: Story = {
  name: 'På den smaleste telefonen, med det lengste navnet',
  args: { view: { ...demoView, scenario: 'treg' } },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => expectFingersFit(canvasElement),
};
