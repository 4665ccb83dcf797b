import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import type { DoDonts } from './DoDont.ts';

const nothing = () => undefined;

/** Parts that replace missing content. */
export const states: DoDonts = {
  'Grunndeler/Skjelett': {
    right: (
      <>
        <Skeleton width="28px" height="28px" />
        <Skeleton width="120px" height="12px" />
      </>
    ),
    rightWhy: ['Merket og navnet får plassen sin.', 'The crest and the name keep their places.'],
    wrong: <Skeleton width="100%" height="96px" />,
    wrongWhy: [
      'En annen størrelse: alt flytter seg når det kommer.',
      'Another size: all of it moves when the content comes.',
    ],
  },
  'Grunndeler/Spinner': {
    right: (
      <>
        <Spinner /> Henter runden…
      </>
    ),
    rightWhy: [
      'Ordene sier hva som kommer, også til en skjermleser.',
      'The words say what comes, to a screen reader too.',
    ],
    wrong: <Spinner />,
    wrongWhy: [
      'Alene sier den ingenting til den som ikke ser den.',
      'Alone it says nothing to those who cannot see it.',
    ],
  },
  'Grunndeler/Ikke lastet': {
    right: <LoadFailed title="Kunne ikke hente kamper" frame="bare" onRetry={nothing} />,
    rightWhy: ['Sier hva som mangler.', 'Says what is missing.'],
    wrong: <LoadFailed title="Noe gikk galt" frame="bare" onRetry={nothing} />,
    wrongWhy: ['Hva? Er kampene borte, eller chatten?', 'What? The matches, or the chat?'],
  },
  'Grunndeler/Tom tilstand': {
    right: <EmptyStand title="Ingen kamper i dag." frame="bare" />,
    rightWhy: ['Svaret er kommet, og det er tomt.', 'The answer has come, and there is nothing.'],
    wrong: <LoadFailed title="Ingen kamper i dag." frame="bare" onRetry={nothing} />,
    wrongWhy: ['Ingenting er galt: et nytt forsøk gir det samme.', 'Nothing is wrong: another try gives the same.'],
  },
};
