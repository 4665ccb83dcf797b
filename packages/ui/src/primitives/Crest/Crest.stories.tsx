/// <reference types="msw-storybook-addon/csf3" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { Crest } from './Crest.tsx';
import { nationScarves } from './nationScarves.ts';

const meta = {
  title: 'Grunndeler/Merke',
  component: Crest,
  args: { owner: { kind: 'club', name: 'Bodø/Glimt' }, image: null, size: 56 },
} satisfies Meta<typeof Crest>;
export default meta;

type Story = StoryObj<typeof meta>;

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#1457A8"/></svg>';

export const Club: Story = { name: 'Klubb' };

export const Nation: Story = {
  name: 'Nasjon',
  args: { owner: { kind: 'nation', name: 'Norge', region: 'NO' } },
};

export const UnknownNation: Story = {
  name: 'Nasjon uten skjerf',
  args: { owner: { kind: 'nation', name: 'Tuvalu', region: 'TV' } },
};

export const Competition: Story = { name: 'Turnering', args: { owner: { kind: 'competition', letters: 'VM' } } };

export const Emoji: Story = { name: 'Emoji fra datakilden', args: { image: '🦁' } };

export const Text: Story = { name: 'Tekst fra datakilden', args: { image: 'GLI' } };

export const Picture: Story = {
  name: 'Bilde fra datakilden',
  args: { image: '/crests/glimt.svg' },
  beforeEach({ msw }) {
    const headers = { 'Content-Type': 'image/svg+xml' };
    msw.use(http.get('/crests/glimt.svg', () => new HttpResponse(picture, { headers })));
  },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
    await expect(image?.getBoundingClientRect().width).toBe(56);
  },
};

export const FailingPicture: Story = {
  name: 'Bilde som feiler',
  args: { image: '/crests/borte.svg' },
  beforeEach({ msw }) {
    msw.use(http.get('/crests/borte.svg', () => new HttpResponse(null, { status: 404 })));
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toHaveTextContent('BO'));
    await expect(canvasElement.querySelector('img')).not.toBeInTheDocument();
  },
};

const clubs = [
  'Bodø/Glimt',
  'Brann',
  'Rosenborg',
  'Molde',
  'Viking',
  'Tromsø',
  'HamKam',
  'KFUM Oslo',
  'Fredrikstad',
  'Kristiansund',
  'Strømsgodset',
  'Sandefjord',
  'Sarpsborg 08',
  'Lillestrøm',
  'Odd',
  'Haugesund',
  'Arsenal FC',
  'Liverpool FC',
  'Chelsea FC',
  'Manchester City FC',
  'Manchester United FC',
  'Newcastle United FC',
  'Fulham FC',
  'Aston Villa FC',
  'Borussia Dortmund',
];

export const AllClubs: Story = {
  name: 'Mange klubber',
  render: () => (
    <Wall>
      {clubs.map((name) => (
        <Crest key={name} owner={{ kind: 'club', name }} image={null} size={36} />
      ))}
    </Wall>
  ),
};

export const AllNations: Story = {
  name: 'Alle nasjoner',
  render: () => (
    <Wall>
      {Object.keys(nationScarves).map((region) => (
        <Crest key={region} owner={{ kind: 'nation', name: region, region }} image={null} size={36} />
      ))}
    </Wall>
  ),
};

export const Sizes: Story = {
  name: 'Størrelser',
  render: () => (
    <Wall>
      {([20, 24, 28, 30, 36, 56, 72] as const).map((size) => (
        <Crest key={size} owner={{ kind: 'club', name: 'Brann' }} image={null} size={size} />
      ))}
    </Wall>
  ),
};

function Wall({ children }: { children: React.ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: 14, maxWidth: 420 }}>{children}</div>;
}
