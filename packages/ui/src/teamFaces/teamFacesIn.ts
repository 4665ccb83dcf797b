import { nationNamed, nationOf, type CompetitionCode, type Team } from '@tribunen/domain';
import type { i18n } from 'i18next';
import type { CrestOwner } from '../primitives/Crest/Crest.tsx';
import { knownClub } from './knownClub.ts';
import { nationNameOf } from './nationNameOf.ts';

/** How a team is shown: its name in this language, and what its crest is drawn from. */
export interface TeamFace {
  readonly name: string;
  /** Three letters, for where the name has no room. */
  readonly code: string;
  readonly owner: CrestOwner;
  readonly image: string | null;
}

type Words = Pick<i18n, 't' | 'language'>;

/**
 * Returns a function that says how a team of a competition is shown: a national team under its country's name in the
 * current language, a club under its name in that language or else its short name, an undecided side of a knock-out match as
 * undecided. Null stands for a competition that is not known (MATCH-31).
 */
export function teamFacesIn({ t, language }: Words): (team: Team, competition: CompetitionCode | null) => TeamFace {
  return (team, competition) => {
    const known = knownClub(team.name);
    const called = team.shortName ?? team.name;
    const club = known === null ? called : t(($) => $.teams.clubs[known]);
    if (called === null || club === null) {
      const name = t(($) => $.teams.undecided);
      return { name, code: codeOf(team, name), owner: { kind: 'club', name }, image: '?' };
    }
    const region = competition === null ? nationNamed(team.name) : nationOf(team, competition);
    if (region === null)
      return { name: club, code: codeOf(team, club), owner: { kind: 'club', name: club }, image: team.crest };
    const name = isNamed(region) ? t(($) => $.teams.nations[region]) : nationNameOf(region, language);
    return { name, code: codeOf(team, name), owner: { kind: 'nation', name, region }, image: team.crest };
  };
}

/** The provider's abbreviation, else the first three letters of the name. */
export function codeOf({ tla }: Pick<Team, 'tla'>, name: string): string {
  return (
    tla ??
    name
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .slice(0, 3)
      .toUpperCase()
  );
}

/** The nations with a name in the dictionaries. */
const named = [
  'GB-ENG',
  'GB-SCT',
  'GB-WLS',
  'GB-NIR',
  'AE',
  'AT',
  'CD',
  'CF',
  'CI',
  'DO',
  'FO',
  'KM',
  'KY',
  'LU',
  'MV',
  'NO',
  'PH',
  'PS',
  'SB',
  'SC',
  'TL',
  'US',
  'VC',
] as const;

function isNamed(region: string): region is (typeof named)[number] {
  return named.some((code) => code === region);
}
