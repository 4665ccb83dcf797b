import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface AuthFrameProps {
  readonly productName: string;
  /** The picture above or beside the form. */
  readonly art: ReactNode;
  /** At the top right of the picture. */
  readonly corner: ReactNode;
  readonly children: ReactNode;
}

/** The page at /auth without its form: the stand with the product's name, and the place for the form. */
export function AuthFrame({ productName, art, corner, children }: AuthFrameProps) {
  return (
    <Page>
      <Art>
        {art}
        <Corner>{corner}</Corner>
        <ProductName>{productName}</ProductName>
      </Art>
      <Seat>{children}</Seat>
    </Page>
  );
}

/** On a tablet the name is above the form's column, which is this wide. */
export const formWidth = '460px';

const Page = styled.main`
  display: grid;
  grid-template-rows: minmax(160px, 1fr) auto;
  min-height: 100dvh;

  ${theme.media.narrowest} {
    grid-template-rows: minmax(104px, 1fr) auto;
  }
  /* Over a short form the picture would take more of a tablet than the form. */
  ${theme.media.tablet} {
    grid-template-rows: minmax(160px, 1fr) minmax(60dvh, auto);
  }
  ${theme.media.desktop} {
    grid-template: 1fr / 1fr 520px;
  }
`;

/** Toasts are shown up here, where they cover no button. */
const Art = styled.div`
  position: relative;
  container-type: size;
  /* Clipped instead of hidden, because a browser that brings a control into view can still scroll a hidden overflow. */
  overflow: clip;
  background: color-mix(in srgb, ${theme.colour.pitchA} 45%, black);
`;

const ProductName = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  padding: 18px max(${theme.space[6]}, 50% - ${formWidth} / 2) 2px;
  background: ${theme.colour.ground};
  font-size: min(3.4rem, 19vw);
  font-weight: ${theme.font.weight.heavy};
  letter-spacing: -0.05em;
  line-height: 0.9;

  ${theme.media.narrowest} {
    padding-top: ${theme.space[3]};
    font-size: 2.125rem;
  }
  ${theme.media.desktop} {
    right: auto;
    bottom: 34px;
    left: ${theme.space[10]};
    padding: 0;
    background: none;
    color: ${theme.colour.onPitch};
    font-size: min(9rem, 13vw);
    line-height: 0.8;
  }
`;

const Corner = styled.div`
  position: absolute;
  top: ${theme.space[3]};
  right: ${theme.space[3]};

  /* The strip of the stand is too low for it, so it is beside the name. */
  ${theme.media.narrowest} {
    top: auto;
    right: ${theme.space[6]};
    bottom: 0;
    z-index: 1;
  }
`;

/** The place for the form. */
const Seat = styled.div`
  padding: ${theme.space[3]} ${theme.space[6]} ${theme.space[5]};

  ${theme.media.desktop} {
    display: grid;
    align-content: center;
    padding: ${theme.space[6]} ${theme.space[16]};
    border-left: ${theme.chalkWidth} solid ${theme.colour.marking};
  }
`;
