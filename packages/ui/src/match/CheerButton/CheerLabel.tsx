import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** «Heier på Brann», or «Jubel» where the header has no room for that; read aloud it always says for whom. */
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

/** What the halves of a header hold beside the label, and what a letter takes in both; in letters of 16 px. */
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
