import styled from 'styled-components';
import { DemoBarPlace } from '../../demo/DemoBarPlace/DemoBarPlace.ts';
import { PageUnderBar } from '../../screen/PageUnderBar/PageUnderBar.tsx';
import { AuthFrame } from './AuthFrame.tsx';

interface StaticAuthProps {
  readonly productName: string;
  /** Reserves the room of the demo's bar and of its credentials. */
  readonly demo: boolean;
}

/**
 * The content of `index.html` at /auth before any script has loaded: the frame, with room for the sign-in form, so that
 * the name does not move when the app takes over.
 */
export function StaticAuth({ productName, demo }: StaticAuthProps) {
  return (
    <PageUnderBar bar={demo ? <DemoBarPlace /> : null}>
      <AuthFrame productName={productName} art={null} corner={null}>
        <FormPlace data-demo={demo} />
      </AuthFrame>
    </PageUnderBar>
  );
}

/**
 * As high as the sign-in form on a phone, to a 64th of a pixel. If the name moved even slightly, the browser would
 * count it as another large text that was painted late. On a desktop the form does not move the name.
 */
const FormPlace = styled.div`
  min-height: 484.985px;

  &[data-demo='true'] {
    min-height: 586px;
  }
`;
