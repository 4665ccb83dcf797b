import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScorePlate } from './ScorePlate.tsx';

const meta = {
  title: 'Grunndeler/Resultattavle',
  component: ScorePlate,
  args: { home: 2, away: 1 },
} satisfies Meta<typeof ScorePlate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playing: Story = { name: 'Pågår' };

export const Goal: Story = { name: 'Mål til bortelaget', args: { home: 0, away: 2, hit: new Set(['away']) } };

export const Won: Story = { name: 'Hjemmeseier', args: { home: 5, away: 1, winner: 'home' } };

export const Drawn: Story = { name: 'Uavgjort', args: { home: 1, away: 1, winner: null } };

export const TwoDigits: Story = { name: 'Tosifret', args: { home: 10, away: 0, winner: 'home' } };
