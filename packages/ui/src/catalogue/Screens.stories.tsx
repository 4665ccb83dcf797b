import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenMap } from './map/ScreenMap.tsx';

const meta = { title: 'Katalogen/Skjermene', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Roads: StoryObj<typeof meta> = {
  name: 'Kart',
  render: () => <ScreenMap />,
};
