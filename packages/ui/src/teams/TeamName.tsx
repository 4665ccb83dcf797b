import { useWords } from '../i18n/useWords.ts';
import styled from 'styled-components';
import { breakableName } from './breakableName.ts';
import { longestWordOf } from './longestWordOf.ts';

/**
 * A team's name on two lines at most. The letters are as large as the longest word has room for, and never larger than
 * the surrounding text. A word that is too long even for the smallest size is divided at its joint.
 *
 * @example
 * <TeamName name={faceOf(match.homeTeam, match.competition.id).name} />
 */
export function TeamName({ name }: { readonly name: string }) {
  const { t } = useWords();
  return (
    <Column>
      <Name $longest={longestWordOf(name)}>
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

const Column = styled.span`
  flex: 1;
  min-width: 0;
  container-type: inline-size;
`;

const Name = styled.span<{ $longest: number }>`
  display: -webkit-box;
  overflow: hidden;
  font-size: clamp(0.8125rem, 100cqi / ${({ $longest }) => ($longest * letterWidth).toFixed(2)}, 1em);
  hyphens: manual;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
