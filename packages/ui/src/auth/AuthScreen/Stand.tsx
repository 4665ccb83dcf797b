import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { seatsOf, type SeatPaint, type StandPlan } from './seatsOf.ts';

const phone: StandPlan = { columns: 25, rows: 19, pitch: 16.1, radius: 6, aisles: [5, 19] };
/** A wide or low strip of the stand, which still contains the whole circle, with fewer and smaller seats. */
const low: StandPlan = { columns: 45, rows: 11, pitch: 9, radius: 4, aisles: [9, 35] };
const desktop: StandPlan = { columns: 47, rows: 38, pitch: 19, radius: 11, aisles: [9, 37] };

const paints = ['empty', 'dark', 'light', 'chalk', 'gold'] as const satisfies readonly SeatPaint[];

/** The stand seen from the pitch: its people hold up the centre circle, seat by seat. Decoration. */
export function Stand() {
  return (
    <>
      <OnPhone>
        <Seats plan={phone} />
      </OnPhone>
      <OnLowPhone>
        <Seats plan={low} />
      </OnLowPhone>
      <OnDesktop>
        <Seats plan={desktop} />
      </OnDesktop>
    </>
  );
}

function Seats({ plan }: { readonly plan: StandPlan }) {
  const seats = seatsOf(plan);
  return (
    <Drawing
      viewBox={`0 0 ${plan.columns * plan.pitch} ${(plan.rows + 1.6) * plan.pitch}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {paints.map((paint) => (
        <path key={paint} className={paint} d={seats[paint]} />
      ))}
    </Drawing>
  );
}

/** The height of the picture into which the phone's circle fits, with the name below it. */
const lowArt = '@container (max-height: 285px)';

const OnPhone = styled.div`
  ${lowArt} {
    display: none;
  }

  ${theme.media.tablet} {
    display: none;
  }
`;

const OnLowPhone = styled.div`
  display: none;

  ${lowArt} {
    display: block;
  }

  ${theme.media.tablet} {
    display: block;
  }
  ${theme.media.desktop} {
    display: none;
  }
`;

const OnDesktop = styled.div`
  display: none;

  ${theme.media.desktop} {
    display: block;
  }
`;

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: calc(100% - 4.5rem);

  ${theme.media.narrowest} {
    height: calc(100% - 3rem);
  }

  & > .empty {
    fill: color-mix(in srgb, ${theme.colour.pitchA} 70%, black);
  }
  & > .dark {
    fill: ${theme.colour.pitchA};
  }
  & > .light {
    fill: ${theme.colour.pitchB};
  }
  & > .chalk {
    fill: ${theme.colour.onPitch};
  }
  /* The light theme's gold is an ochre for paper, so on grass the yellow of cards is used as gold. */
  & > .gold {
    fill: ${theme.colour.yellowCard};
  }

  ${theme.media.desktop} {
    height: calc(100% - 156px);
  }
`;
