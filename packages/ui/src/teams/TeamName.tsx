import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { breakableName } from './breakableName.ts';
import { longestWordOf } from './longestWordOf.ts';

/**
 * A team's name on two lines at most. It is set as large as its longest word has room for, never larger than what it stands in; what is too
 * long for the least size is divided at its joint.
 *
 * @example
 * <TeamName name={faceOf(match.homeTeam, match.competition.id).name} />
 */
export function TeamName({ name }: { readonly name: string }) {
  const { t } = useTranslation();
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

/** What a letter takes of its size, on an average over a word of the bolder names; measured over the names of the seed. */
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
