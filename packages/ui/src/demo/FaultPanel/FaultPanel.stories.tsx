import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FaultPanel } from './FaultPanel.tsx';
import { noFaults } from './FaultPanelView.ts';

const meta = {
  title: 'Demo/Feilpanel',
  component: FaultPanel,
  parameters: { layout: 'fullscreen' },
  args: { view: { choice: noFaults, onChoose: fn(), onClose: fn() } },
} satisfies Meta<typeof FaultPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllIsWell: Story = {
  name: 'Alt virker',
  play: async ({ args: { view }, canvas, userEvent }) => {
    const answers = canvas.getByLabelText('Svarene fra serveren');
    await expect(answers).toHaveFocus();
    await userEvent.selectOptions(answers, '429 – for mange kall');
    await expect(view.onChoose).toHaveBeenLastCalledWith({ ...noFaults, answers: 'too-many' });
    await userEvent.selectOptions(canvas.getByLabelText('Hvilke svar'), 'Kamplisten');
    await expect(view.onChoose).toHaveBeenLastCalledWith({ ...noFaults, place: 'matches' });
    await userEvent.selectOptions(canvas.getByLabelText('Hvor lenge'), 'I 30 sekunder');
    await expect(view.onChoose).toHaveBeenLastCalledWith({ ...noFaults, span: 30 });
    await userEvent.keyboard('{Escape}');
    await expect(view.onClose).toHaveBeenCalledOnce();
  },
};

export const MuchIsWrong: Story = {
  name: 'Mye er galt',
  args: {
    view: {
      choice: { answers: 'server-error', place: 'matches', line: 'dropped', clock: 'behind', span: 30 },
      onChoose: fn(),
      onClose: fn(),
    },
  },
  play: async ({ args: { view }, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Liveforbindelsen')).toHaveDisplayValue('Mister meldinger');
    await expect(canvas.getByLabelText('Klokken på serveren')).toHaveDisplayValue('To timer etter');
    await userEvent.click(canvas.getByRole('button', { name: 'Avslutt alle feil' }));
    await expect(view.onChoose).toHaveBeenLastCalledWith(noFaults);
    await userEvent.click(canvas.getByRole('button', { name: 'Lukk' }));
    await expect(view.onClose).toHaveBeenCalledOnce();
  },
};
