import type { StandingsZone } from '@tribunen/domain';
import { theme } from '../../theme/theme.ts';

/** The colour of a zone. The legend names the zone. */
export const zoneColour: Readonly<Record<StandingsZone, string>> = {
  'champions-cup': theme.colour.turf,
  europe: theme.colour.goldFill,
  advance: theme.colour.turf,
  'relegation-play-off': theme.colour.warn,
  relegation: theme.colour.liveFill,
};
