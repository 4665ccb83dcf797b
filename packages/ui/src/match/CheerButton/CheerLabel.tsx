import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** «Heier på Brann», or «Jubel» if the header has no room for the longer text. A screen reader always hears the team's name. */
export function CheerLabel({ team }: { readonly team: string }) {
  const { t } = useWords();
  const long = t(($) => $.match.cheer.forTeam, { team });
  return (
    <>
      <Long $letters={long.length}>{long}</Long>
      <Short $letters={long.length}>
        {t(($) => $.match.cheer.short)}
        <Rest>{t(($) => $.match.cheer.shortRest, { team })}</Rest>
      </Short>
    </>
  );
}

/** The width of everything next to the label in a half of the header, and the width of a letter; both in em of 16 px. */
const besideEm = 23;
const letterEm = 0.96;

const fits = ({ $letters }: { readonly $letters: number }) =>
  `@container match-header (min-width: ${(besideEm + $letters * letterEm).toFixed(1)}em)`;

const Long = styled.span<{ $letters: number }>`
  display: none;
  white-space: nowrap;
  ${fits} {
    display: inline;
  }
`;

const Short = styled.span<{ $letters: number }>`
  ${fits} {
    display: none;
  }
`;

const Rest = styled.span`
  ${visuallyHidden}
`;
