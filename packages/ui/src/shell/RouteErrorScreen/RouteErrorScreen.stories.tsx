import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorNumber } from './ErrorNumber.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

const onRetry = fn();
const onReload = fn();

const meta = {
  title: 'Skall/Uventet feil',
  component: RouteErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: { status: 'route', onRetry, homeHref: '#/results' } },
} satisfies Meta<typeof RouteErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Route: Story = {
  name: 'I én skjerm',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Til resultatene' })).toHaveAttribute('href', '#/results');
  },
};

export const WithNumber: Story = {
  name: 'I én skjerm, med feilnummer',
  render: ({ view }) => (
    <>
      <RouteErrorScreen view={view} />
      <ErrorNumber number="2718-2818" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Feilnummer 2718-2818. Oppgi det når du ber om hjelp.')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  name: 'Koden ble ikke hentet',
  args: { view: { status: 'not-loaded', isTrying: false, onRetry, homeHref: '#/results' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kunne ikke laste siden' })).toBeVisible();
    await expect(canvas.getByText('Sjekk nettforbindelsen og prøv igjen.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Trying: Story = {
  name: 'Prøver igjen',
  args: { view: { status: 'not-loaded', isTrying: true, onRetry, homeHref: '#/results' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prøver igjen…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Prøv igjen' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Root: Story = {
  name: 'I hele appen',
  args: { view: { status: 'root', onReload } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toHaveAttribute(
      'lang',
      'en',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Last på nytt' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};
