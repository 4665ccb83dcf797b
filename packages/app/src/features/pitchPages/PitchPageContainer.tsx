import { samplePitchEvents } from '@tribunen/domain';
import { type PitchPage, PitchPagesScreen } from '@tribunen/ui';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';
import { stadiumPictureSrc } from '../../stadium/stadiumPictureSrc.ts';

/** The parameter that chooses the picture instead of the drawing. */
const debugParameter = 'debug';

/** The same sample for everybody. */
const { home: events } = samplePitchEvents(7);

const hrefs = { pitch: paths.pitch, balls: paths.pitchBalls, shots: paths.pitchShots };

/** A page that puts sample data on the pitch by its homography; `?debug` puts it on the picture. */
export function PitchPageContainer({ page }: { readonly page: PitchPage }) {
  const [search, setSearch] = useSearchParams();
  return (
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
        hrefs,
      }}
    />
  );
}
