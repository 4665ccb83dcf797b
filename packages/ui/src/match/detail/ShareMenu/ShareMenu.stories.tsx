import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ShareMenu } from './ShareMenu.tsx';
import type { ShareMenuView } from './ShareMenuView.ts';

const view: ShareMenuView = {
  minute: 67,
  onShareMatch: fn(),
  onShareMoment: fn(),
  onCalendar: null,
  onPrint: fn(),
  onDelay: fn(),
  result: { isHidden: false, onToggle: fn() },
};

const meta = {
  title: 'Kamp/Del og lagre',
  component: ShareMenu,
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  args: { view },
} satisfies Meta<typeof ShareMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtAMinute: Story = {
  name: 'På et valgt minutt',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Del og lagre' }));
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Del kampen',
      'Del dette øyeblikket (67. minutt)',
      'Skriv ut',
      'Forsinkelse',
      'Skjul resultat',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: /øyeblikket/ }));
    await expect(view.onShareMoment).toHaveBeenCalledWith(67);
  },
};

export const BeforeTheMatch: Story = {
  name: 'Før kampen',
  args: { view: { ...view, minute: null, onCalendar: fn(), result: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Del og lagre' }));
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Del kampen',
      'Legg i kalenderen',
      'Skriv ut',
      'Forsinkelse',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Forsinkelse' }));
    await expect(view.onDelay).toHaveBeenCalledOnce();
  },
};
