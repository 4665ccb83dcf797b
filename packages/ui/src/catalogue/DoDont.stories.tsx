import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { doDonts } from './doDont/doDonts.ts';
import { Pair } from './doDont/Pair.tsx';

const meta = { title: 'Katalogen/Rett og galt', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const EveryPart: StoryObj<typeof meta> = {
  name: 'Alle deler',
  // The wrong uses are not checked, because some of them are wrong exactly because axe rejects them.
  parameters: { a11y: { context: { exclude: ['[data-tone="wrong"]'] } } },
  render: () => (
    <>
      {Object.entries(doDonts).map(([title, pair]) => (
        <section key={title}>
          <Heading>{title.split('/').at(-1)}</Heading>
          <Pair {...pair} />
        </section>
      ))}
    </>
  ),
};

const Heading = styled.h2`
  margin-top: ${theme.space[8]};
  font-size: ${theme.font.size.lg};
`;
