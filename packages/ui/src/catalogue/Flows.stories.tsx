import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { type Flow, flowAddress, flows } from './flows/flows.ts';
import { RunningApp } from './flows/RunningApp.tsx';

const meta = {
  title: 'Katalogen/Hele forløp',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Runs a flow in the scenario and with the fault of the toolbar. */
const run =
  (flow: Flow) =>
  (_: object, { name, globals }: Pick<StoryContext, 'name' | 'globals'>) => {
    const address = flowAddress(flow, { scenario: String(globals['scenario']), fault: String(globals['fault']) });
    return <RunningApp name={name} steps={flow.steps} address={address} />;
  };

export const Goal: Story = { name: 'Et mål i listen', render: run(flows.goal) };
export const Chat: Story = { name: 'Skrive i en chat', render: run(flows.chat) };
export const FirstFollow: Story = { name: 'Det første laget', render: run(flows.firstFollow) };
