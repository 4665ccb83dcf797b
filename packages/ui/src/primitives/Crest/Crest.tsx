import { useState } from 'react';
import styled from 'styled-components';
import { graphemesOf } from '../../i18n/graphemesOf.ts';
import { theme } from '../../theme/theme.ts';
import { ClubShield } from './ClubShield.tsx';
import { CompetitionPentagon } from './CompetitionPentagon.tsx';
import { LettersBadge } from './LettersBadge.tsx';
import { NationRoundel } from './NationRoundel.tsx';
import { nationScarves } from './nationScarves.ts';

export type CrestSize = 20 | 24 | 28 | 30 | 36 | 56 | 72;

/** The owner of a crest, which decides how we draw it when there is no picture. */
export type CrestOwner =
  | { readonly kind: 'club'; readonly name: string }
  /** `region` is an ISO 3166 code; the British nations are `GB-ENG`, `GB-SCT`, `GB-WLS` and `GB-NIR`. */
  | { readonly kind: 'nation'; readonly name: string; readonly region: string }
  | { readonly kind: 'competition'; readonly letters: string }
  /** Not drawn: the first two letters of the name. */
  | { readonly kind: 'letters'; readonly name: string };

interface CrestProps {
  readonly owner: CrestOwner;
  /** The provider's value: an address, an emoji, a short text, or nothing. */
  readonly image: string | null;
  /** In pixels; 28 is the size on a match card. */
  readonly size?: CrestSize;
}

/**
 * The crest of a club, a nation or a competition. It is decoration beside the name, so it is hidden from screen
 * readers.
 */
export function Crest({ owner, image, size = 28 }: CrestProps) {
  const given = image?.trim() ?? '';
  const isAddress = /^(?:https?:)?\//.test(given);
  // A picture from another site would tell that site which teams this user looks at. A server knows no site's origin.
  const own = typeof location === 'undefined' ? 'https://own.invalid' : location.origin;
  if (isAddress && new URL(given, own).origin === own) {
    return <CrestImage key={given} owner={owner} src={given} size={size} />;
  }
  if (given === '' || isAddress) return <DrawnCrest owner={owner} size={size} />;
  return (
    <Text
      aria-hidden
      style={{ width: size, height: size, fontSize: size / Math.max(1.4, graphemesOf(given).length * 0.75) }}
    >
      {given}
    </Text>
  );
}

/** A picture that fails to load is replaced by the drawing, in the same place and size. */
function CrestImage({ owner, src, size }: { owner: CrestOwner; src: string; size: number }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <DrawnCrest owner={owner} size={size} />;
  return (
    <Picture
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}

function DrawnCrest({ owner, size }: { owner: CrestOwner; size: number }) {
  if (owner.kind === 'competition') return <CompetitionPentagon letters={owner.letters} size={size} />;
  if (owner.kind === 'letters') return <LettersBadge name={owner.name} size={size} />;
  const scarf = owner.kind === 'nation' ? nationScarves[owner.region] : undefined;
  return scarf ? <NationRoundel scarf={scarf} size={size} /> : <ClubShield name={owner.name} size={size} />;
}

const Picture = styled.img`
  flex: none;
  object-fit: contain;
`;
const Text = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  font-weight: ${theme.font.weight.black};
  line-height: 1;
  white-space: nowrap;
`;
