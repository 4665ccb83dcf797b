import { samplePitchEvents } from '@tribunen/domain';
import { type PitchPage, PitchPagesScreen } from '@tribunen/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { matchPath, paths } from '../../navigation/paths.ts';
import { useServices } from '../../services/useServices.ts';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { stadiumPictureSrc } from './stadiumPictureSrc.ts';

// With the readers of the files and the facts of a match, which the pages do without.
const EventFileContainer = lazyUntilLoaded(async () => (await import('./EventFileContainer.tsx')).EventFileContainer);

/** The parameter that chooses the picture instead of the drawing. */
const debugParameter = 'debug';

/** The same sample for everybody. */
const { home: events } = samplePitchEvents(7);

/** The demo's match with real event data (`mocks/seed`). */
const openMatchHref = matchPath('2499719');

const hrefs = { pitch: paths.pitch, balls: paths.pitchBalls, shots: paths.pitchShots };

/** A page that puts sample data on the pitch by its homography; `?debug` puts it on the picture. Below it a file of events is opened. */
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
