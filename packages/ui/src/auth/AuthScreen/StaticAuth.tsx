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
 * What `index.html` shows at /auth before any script has loaded: the frame, with room for the form to sign in, so that the name stays where it
 * is when the app takes over.
 *
 * @example
 * renderToStaticMarkup(<StaticAuth productName="Tribunen" demo={false} />);
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
 * As high as the form to sign in on a phone, to a 64th of a pixel: the browser takes a name that moves by less for another, larger text, painted
 * late. On a desktop the form does not move the name.
 */
const FormPlace = styled.div`
  min-height: 484.985px;

  &[data-demo='true'] {
    min-height: 586px;
  }
`;
