import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { EmptyStand } from '../primitives/EmptyStand/EmptyStand.tsx';
import { LoadFailed } from '../primitives/LoadFailed/LoadFailed.tsx';
import { Spinner } from '../primitives/Spinner/Spinner.tsx';
import { StatusBadge } from '../primitives/StatusBadge/StatusBadge.tsx';
import { theme } from '../theme/theme.ts';

const meta = { title: 'Katalogen/Rett og galt', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

interface PairProps {
  readonly right: ReactNode;
  readonly rightWhy: string;
  readonly wrong: ReactNode;
  readonly wrongWhy: string;
}

/** The right and the wrong use of a part, side by side. */
function Pair({ right, rightWhy, wrong, wrongWhy }: PairProps) {
  return (
    <Row>
      <figure>
        <Frame data-tone="right">{right}</Frame>
        <figcaption>
          <strong>Rett.</strong> {rightWhy}
        </figcaption>
      </figure>
      <figure>
        <Frame data-tone="wrong">{wrong}</Frame>
        <figcaption>
          <strong>Galt.</strong> {wrongWhy}
        </figcaption>
      </figure>
    </Row>
  );
}

export const OneMainButton: Story = {
  name: 'Knapp',
  render: () => (
    <Pair
      right={
        <>
          <Button>Lagre</Button>
          <Button variant="line">Avbryt</Button>
        </>
      }
      rightWhy="Én fylt knapp, for det viktigste."
      wrong={
        <>
          <Button>Lagre</Button>
          <Button>Avbryt</Button>
        </>
      }
      wrongWhy="To fylte knapper: ingen av dem er viktigst."
    />
  ),
};

export const WordsBesideSpinner: Story = {
  name: 'Spinner',
  render: () => (
    <Pair
      right={
        <>
          <Spinner /> Henter runden…
        </>
      }
      rightWhy="Ordene sier hva som kommer, også til en skjermleser."
      wrong={<Spinner />}
      wrongWhy="Alene sier den ingenting til den som ikke ser den."
    />
  ),
};

export const EmptyIsNoFailure: Story = {
  name: 'Tom tilstand',
  render: () => (
    <Pair
      right={<EmptyStand title="Ingen kamper i dag." />}
      rightWhy="Svaret er kommet, og det er tomt."
      wrong={<LoadFailed title="Ingen kamper i dag." onRetry={() => undefined} />}
      wrongWhy="Ingenting er galt: et nytt forsøk gir det samme."
    />
  ),
};

export const StatusInAWord: Story = {
  name: 'Status',
  render: () => (
    <Pair
      right={<StatusBadge tone="live">LIVE 71′</StatusBadge>}
      rightWhy="Ordet bærer meningen, og fargen følger med."
      wrong={<StatusBadge tone="live">71′</StatusBadge>}
      wrongWhy="Bare fargen sier at kampen pågår."
    />
  ),
};

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: ${theme.space[6]};
  max-width: 760px;
`;

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-height: 140px;
  margin-bottom: ${theme.space[2]};
  padding: ${theme.space[4]};
  border: ${theme.chalkWidth} solid ${theme.colour.line};
  border-radius: ${theme.radius.md};

  &[data-tone='right'] {
    border-bottom: 4px solid ${theme.colour.turf};
  }
  &[data-tone='wrong'] {
    border-bottom: 4px dashed ${theme.colour.live};
  }
`;
