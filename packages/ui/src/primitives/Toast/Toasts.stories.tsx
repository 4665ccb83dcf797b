import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ToastCard } from './ToastCard.tsx';
import { Toasts } from './Toasts.tsx';
import { toast } from './toast.ts';

const meta = {
  title: 'Grunndeler/Toast',
  component: ToastCard,
  args: {
    message: { tone: 'success', title: 'Invitasjon sendt!', text: 'Invitasjon sendt til jonas@eksempel.no' },
    onClose: fn(),
  },
} satisfies Meta<typeof ToastCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = { name: 'Vellykket' };

export const Failure: Story = {
  name: 'Feil',
  args: { message: { tone: 'failure', title: 'Feil', text: 'Kunne ikke sende invitasjon' } },
};

export const Undone: Story = {
  name: 'En endring som ble tatt tilbake',
  args: { message: { tone: 'failure', title: 'Feil', text: 'Kunne ikke følge: uventet svar fra serveren' } },
};

export const News: Story = {
  name: 'Nyhet',
  args: { message: { tone: 'news', title: 'Mål annullert', text: 'Brann 1–1 Viking' } },
};

export const TitleAlone: Story = { name: 'Bare tittel', args: { message: { tone: 'success', title: 'Lagret' } } };

const onUndo = fn();

export const WithUndo: Story = {
  name: 'Med Angre',
  args: {
    message: { tone: 'news', title: 'Brann: ingen varsler', action: { label: 'Angre', onPress: onUndo } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Angre' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Four are sent at once; three are visible, the newest in front, 356 px wide. */
export const Stack: Story = {
  name: 'Tre synlige',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '400px' } } },
  render: () => (
    <div style={{ height: 400 }}>
      <Toasts />
    </div>
  ),
  play: async () => {
    for (const title of ['Første', 'Andre', 'Tredje', 'Fjerde']) toast.success({ title });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
    const seen = screen.getAllByRole('listitem').filter((item) => item.dataset['visible'] === 'true');
    await expect(seen).toHaveLength(3);
    await expect(screen.getByText('Fjerde').closest('li')?.getBoundingClientRect().width).toBe(356);
  },
};
