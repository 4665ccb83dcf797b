import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { dark, light } from '../theme/tokens.ts';
import { TokenTable } from './TokenTable.tsx';
import { tokenPurposes } from './tokenPurposes.ts';

const meta = {
  title: 'Katalogen/Tokens',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The colours, or the shadows, of the theme. */
const schemeTokens = (shadows: boolean) =>
  Object.fromEntries(Object.entries(theme.colour).filter(([name]) => name.startsWith('shadow') === shadows));

const schemes: readonly Readonly<Record<string, string>>[] = [dark, light];
const inBothSchemes = (name: string) => schemes.map((scheme) => scheme[name]).join(' · ');

export const Colours: Story = {
  name: 'Farger',
  render: () => (
    <TokenTable
      path="theme.colour"
      values={schemeTokens(false)}
      purposes={tokenPurposes.colour}
      sample={(value) => <Tile style={{ background: value }} />}
      describe={inBothSchemes}
    />
  ),
};

export const FontSizes: Story = {
  name: 'Skriftstørrelser',
  render: () => (
    <TokenTable
      path="theme.font.size"
      values={theme.font.size}
      purposes={tokenPurposes.fontSize}
      sample={(value) => <span style={{ fontSize: value }}>90+3′</span>}
    />
  ),
};

export const FontWeights: Story = {
  name: 'Skriftvekter',
  render: () => (
    <TokenTable
      path="theme.font.weight"
      values={theme.font.weight}
      purposes={tokenPurposes.fontWeight}
      sample={(value) => <span style={{ fontWeight: value }}>Fredrikstad</span>}
    />
  ),
};

export const LineHeights: Story = {
  name: 'Linjehøyder',
  render: () => (
    <TokenTable
      path="theme.font.line"
      values={theme.font.line}
      purposes={tokenPurposes.fontLine}
      sample={(value) => <Lines style={{ lineHeight: value }}>Se og hør hvert mål idet det faller</Lines>}
    />
  ),
};

export const LetterSpacing: Story = {
  name: 'Bokstavavstand',
  render: () => (
    <TokenTable
      path="theme.font.track"
      values={theme.font.track}
      purposes={tokenPurposes.fontTrack}
      sample={(value) => <span style={{ letterSpacing: value }}>FERDIG 2–1</span>}
    />
  ),
};

export const Space: Story = {
  name: 'Avstand',
  render: () => (
    <TokenTable
      path="theme.space"
      values={theme.space}
      purposes={tokenPurposes.space}
      sample={(value) => <Bar style={{ width: value }} />}
    />
  ),
  play: async ({ canvasElement }) => {
    const copied: string[] = [];
    const { clipboard } = navigator;
    const writeText = clipboard.writeText.bind(clipboard);
    clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Kopier theme.space[3]' }));
    await expect(copied).toEqual(['${theme.space[3]}']);
    clipboard.writeText = writeText;
    const row = within(within(canvasElement).getByRole('row', { name: /theme\.space\[16\]/ }));
    await expect(row.getByText('over innloggingen')).toBeVisible();
    await expect(row.getByText('AuthFrame')).toBeVisible();
  },
};

export const Radius: Story = {
  name: 'Hjørner',
  render: () => (
    <TokenTable
      path="theme.radius"
      values={theme.radius}
      purposes={tokenPurposes.radius}
      sample={(value) => <Tile style={{ borderRadius: value }} />}
    />
  ),
};

export const Shadow: Story = {
  name: 'Skygger',
  render: () => (
    <TokenTable
      path="theme.colour"
      values={schemeTokens(true)}
      purposes={tokenPurposes.colour}
      sample={(value) => <Tile style={{ boxShadow: value }} />}
      describe={inBothSchemes}
    />
  ),
};

export const Sizes: Story = {
  name: 'Mål',
  render: () => (
    <TokenTable
      path="theme.size"
      values={theme.size}
      purposes={tokenPurposes.size}
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
      purposes={tokenPurposes.time}
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
      purposes={tokenPurposes.ease}
      sample={(value) => <Ball style={{ animationTimingFunction: value }} />}
    />
  ),
};

export const Layers: Story = {
  name: 'Lag',
  render: () => (
    <TokenTable path="theme.layer" values={theme.layer} purposes={tokenPurposes.layer} sample={(value) => value} />
  ),
};

export const Breakpoints: Story = {
  name: 'Brytepunkter',
  render: () => (
    <TokenTable path="theme.media" values={theme.media} purposes={tokenPurposes.media} sample={() => null} />
  ),
};

const Bar = styled.div`
  height: 12px;
  background: ${theme.colour.turf};
`;

const Lines = styled.p`
  max-width: 18ch;
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
