import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { contrastRatio } from '../theme/contrastRatio.ts';
import { theme } from '../theme/theme.ts';
import { dark, light } from '../theme/tokens.ts';
import { contrastPairs } from './contrastPairs.ts';

const meta = { title: 'Katalogen/Farger', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const isColour = ([, value]: readonly [string, string]) => value.startsWith('#');

export const Palette: Story = {
  name: 'Paletten',
  render: () => (
    <Swatches>
      {Object.entries(dark)
        .filter(isColour)
        .map(([token, value]) => (
          <li key={token}>
            <Swatch style={{ background: Object.entries(theme.colour).find(([name]) => name === token)?.[1] }} />
            <strong>{token}</strong>
            <Quiet>
              {value} · {Object.entries(light).find(([name]) => name === token)?.[1]}
            </Quiet>
          </li>
        ))}
    </Swatches>
  ),
};

export const Contrast: Story = {
  name: 'Målt kontrast',
  render: () => (
    <Table>
      <thead>
        <tr>
          <th scope="col">Blekk</th>
          <th scope="col">Grunn</th>
          <th scope="col">Prøve</th>
          <th scope="col">Mørk</th>
          <th scope="col">Lys</th>
          <th scope="col">Krav</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(({ ink, ground, atLeast }) => (
          <tr key={`${ink} ${ground}`}>
            <td>{ink}</td>
            <td>{ground}</td>
            <td>
              <Sample style={{ color: theme.colour[ink], background: theme.colour[ground] }}>
                {atLeast === 3 ? <Bar /> : '2–1'}
              </Sample>
            </td>
            <td>{contrastRatio(dark[ink], dark[ground]).toFixed(1)}</td>
            <td>{contrastRatio(light[ink], light[ground]).toFixed(1)}</td>
            <td>{atLeast}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
};

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${theme.space[4]};
  font-size: ${theme.font.size.sm};
`;
const Swatch = styled.span`
  display: block;
  height: 44px;
  margin-bottom: ${theme.space[1]};
  border: 1px solid ${theme.colour.edge};
  border-radius: ${theme.radius.plate};
`;
const Quiet = styled.span`
  display: block;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};
`;
const Table = styled.table`
  border-collapse: collapse;
  font-size: ${theme.font.size.sm};
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 6px ${theme.space[4]} 6px 0;
    border-bottom: 1px solid ${theme.colour.line};
    text-align: left;
  }
`;
const Sample = styled.span`
  display: inline-block;
  min-width: 56px;
  padding: 2px ${theme.space[2]};
  border-radius: ${theme.radius.plate};
  font-weight: ${theme.font.weight.bold};
  text-align: center;
`;
const Bar = styled.span`
  display: inline-block;
  width: 32px;
  height: 3px;
  background: currentColor;
  vertical-align: middle;
`;
