import { samplePitchEvents } from '@tribunen/domain';
import { type PitchPage, PitchPagesScreen } from '@tribunen/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { matchPath, paths } from '../../navigation/paths.ts';
import { useServices } from '../../services/useServices.ts';
import { stadiumPictureSrc } from './stadiumPictureSrc.ts';

// This code is loaded separately, because it contains the readers of event files and the view of match facts, which the pages do not need.
const EventFileContainer = lazyUntilLoaded(async () => (await import('./EventFileContainer.tsx')).EventFileContainer);

/** The parameter that chooses the picture instead of the drawing. */
const debugParameter = 'debug';

/** The seed is fixed, so that every user sees the same events. */
const { home: events } = samplePitchEvents(7);

/** The demo's match with real event data (`packages/football/seed`). */
const openMatchHref = matchPath('2499719');

const hrefs = { pitch: paths.pitch, balls: paths.pitchBalls, shots: paths.pitchShots };

/** A page that draws sample events on the pitch by its homography; with `?debug` on the stadium picture. Below it the user opens a file of events. */
export function PitchPageContainer({ page }: { readonly page: PitchPage }) {
  const { demo } = useServices();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PitchPagesScreen
        view={{
          page,
          background: search.has(debugParameter) ? 'picture' : 'drawn',
          onBackground: (background) =>
            setSearch(
              (known) => {
                if (background === 'picture') known.set(debugParameter, '');
                else known.delete(debugParameter);
                return known;
              },
              { replace: true },
            ),
          pictureSrc: stadiumPictureSrc,
          events,
          openMatchHref: demo === null ? null : openMatchHref,
          hrefs,
        }}
      />
      <Suspense>
        <EventFileContainer />
      </Suspense>
    </>
  );
}
