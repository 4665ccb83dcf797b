import { useWords } from '../i18n/useWords.ts';
import styled from 'styled-components';
import { breakableName } from './breakableName.ts';
import { longestWordOf } from './longestWordOf.ts';

interface TeamNameProps {
  readonly name: string;
  /** How many letters the longest word has that must fit: by default in this name; for two names of one size, in both. 0 keeps the size of the surrounding text, as in a list. */
  readonly letters?: number;
}

/**
 * A team's name on two lines at most. The letters are as large as the longest word has room for, and never larger than
 * the surrounding text; with `letters` of 0, as in a list, always as large. A word that does not fit is divided at its joint.
 */
export function TeamName({ name, letters = longestWordOf(name) }: TeamNameProps) {
  const { t } = useWords();
  return (
    <Column data-fitted={letters > alwaysFits} style={{ '--letters': letters }}>
      <Name>
        {breakableName(
          name,
          t(($) => $.teams.compounds),
        )}
      </Name>
    </Column>
  );
}

/**
 * The width of a letter relative to its size, averaged over a word of a bold name; measured on the names of the seed.
 */
const letterWidth = 0.6;

/** A word of so many letters fits the narrowest column, so the browser need not measure it: in a long list measuring costs time. */
const alwaysFits = 6;

const Column = styled.span`
  flex: 1;
  min-width: 0;

  &[data-fitted='true'] {
    container-type: inline-size;
  }
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  hyphens: manual;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  [data-fitted='true'] > & {
    font-size: clamp(0.8125rem, 100cqi / (var(--letters) * ${letterWidth}), 1em);
  }
`;
