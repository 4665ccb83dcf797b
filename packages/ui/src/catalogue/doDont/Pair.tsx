import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { InTwoLanguages } from '../parts/PartPage.ts';
import type { DoDont } from './DoDont.ts';

/** The right and the wrong use of a part, side by side. */
export function Pair({ right, rightWhy, wrong, wrongWhy }: DoDont) {
  return (
    <Row className="sb-unstyled">
      <figure>
        <Frame data-tone="right">{right}</Frame>
        <Caption verdict={['Rett', 'Do']} why={rightWhy} />
      </figure>
      <figure>
        <Frame data-tone="wrong">{wrong}</Frame>
        <Caption verdict={['Galt', 'Don’t']} why={wrongWhy} />
      </figure>
    </Row>
  );
}

function Caption({ verdict, why }: { readonly verdict: InTwoLanguages; readonly why: InTwoLanguages }) {
  return (
    <figcaption>
      <p>
        <strong>{verdict[0]}.</strong> {why[0]}
      </p>
      <p lang="en">
        <strong>{verdict[1]}.</strong> {why[1]}
      </p>
    </figcaption>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${theme.space[6]};
  margin: ${theme.space[4]} 0;
  font-size: ${theme.font.size.sm};

  & figure,
  & p {
    margin: 0;
  }
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
  background: ${theme.colour.ground};
  color: ${theme.colour.text};

  &[data-tone='right'] {
    border-bottom: 4px solid ${theme.colour.turf};
  }
  &[data-tone='wrong'] {
    border-bottom: 4px dashed ${theme.colour.live};
  }
`;
