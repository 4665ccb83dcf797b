import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { theme } from '../theme/theme.ts';

const meta = {
  title: 'Katalogen/Tokens',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

type Values = Readonly<Record<string, string | number>>;

interface TokenTableProps {
  /** What the tokens are called in code: `theme.space`. */
  readonly path: string;
  readonly values: Values;
  sample(value: string): ReactNode;
}

/** Each token of a group with its value, a sample, and a button that copies how code names it. */
function TokenTable({ path, values, sample }: TokenTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Navn</th>
          <th scope="col">Verdi</th>
          <th scope="col">Slik ser det ut</th>
          <th scope="col">Kopier</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(values).map(([name, value]) => {
          const code = /^\d/.test(name) ? `${path}[${name}]` : `${path}.${name}`;
          return (
            <tr key={name}>
              <th scope="row">{code}</th>
              <td>{value}</td>
              <td>{sample(String(value))}</td>
              <td>
                <Button
                  small
                  variant="line"
                  aria-label={`Kopier ${code}`}
                  onClick={() => void navigator.clipboard.writeText(`\${${code}}`)}
                >
                  Kopier
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

export const Space: Story = {
  name: 'Avstand',
  render: () => (
    <TokenTable path="theme.space" values={theme.space} sample={(value) => <Bar style={{ width: value }} />} />
  ),
  play: async ({ canvasElement }) => {
    const copied: string[] = [];
    const { clipboard } = navigator;
    const writeText = clipboard.writeText.bind(clipboard);
    clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Kopier theme.space[3]' }));
    await expect(copied).toEqual(['${theme.space[3]}']);
    clipboard.writeText = writeText;
  },
};

export const Radius: Story = {
  name: 'Hjørner',
  render: () => (
    <TokenTable
      path="theme.radius"
      values={theme.radius}
      sample={(value) => <Tile style={{ borderRadius: value }} />}
    />
  ),
};

export const Shadow: Story = {
  name: 'Skygger',
  render: () => (
    <TokenTable
      path="theme.colour"
      values={{ shadowPop: theme.colour.shadowPop, shadowHigh: theme.colour.shadowHigh }}
      sample={(value) => <Tile style={{ boxShadow: value }} />}
    />
  ),
};

export const Sizes: Story = {
  name: 'Mål',
  render: () => (
    <TokenTable
      path="theme.size"
      values={theme.size}
      sample={(value) => <Bar style={{ width: value, maxWidth: '100%' }} />}
    />
  ),
};

export const Time: Story = {
  name: 'Bevegelse',
  render: () => (
    <TokenTable
      path="theme.time"
      values={theme.time}
      sample={(value) => <Ball style={{ animationDuration: `calc(10 * ${value})` }} />}
    />
  ),
};

export const Ease: Story = {
  name: 'Kurver',
  render: () => (
    <TokenTable
      path="theme.ease"
      values={theme.ease}
      sample={(value) => <Ball style={{ animationTimingFunction: value }} />}
    />
  ),
};

export const Layers: Story = {
  name: 'Lag',
  render: () => <TokenTable path="theme.layer" values={theme.layer} sample={(value) => value} />,
};

export const Breakpoints: Story = {
  name: 'Brytepunkter',
  render: () => <TokenTable path="theme.media" values={theme.media} sample={() => null} />,
};

const Table = styled.table`
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]} 0;
    border-bottom: 1px solid ${theme.colour.line};
    font-size: ${theme.font.size.sm};
    text-align: left;
  }
  & tbody th {
    font-weight: ${theme.font.weight.bold};
  }
`;

const Bar = styled.div`
  height: 12px;
  background: ${theme.colour.turf};
`;

const Tile = styled.div`
  width: 72px;
  height: 48px;
  margin: ${theme.space[2]};
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  background: ${theme.colour.raised};
`;

const Ball = styled.div`
  width: 16px;
  height: 16px;
  border-radius: 50%;
  background: ${theme.colour.gold};
  animation: roll 800ms infinite alternate;

  @keyframes roll {
    to {
      translate: 120px 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
