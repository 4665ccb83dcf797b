import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { breakableName } from '../../teamFaces/breakableName.ts';
import { longestWordOf } from '../../teamFaces/longestWordOf.ts';

/**
 * A team's name as large as its longest word has room for: what it stands in says in `--name-room` how much that is, and in `--name-least` and
 * `--name-most` how small and how large it may be set. Where `--name-width` lets it, it takes more room than that before it breaks.
 */
export function CardName({ name }: { readonly name: string }) {
  const { t } = useWords();
  return (
    <Name $longest={longestWordOf(name)}>
      {breakableName(
        name,
        t(($) => $.teams.compounds),
      )}
    </Name>
  );
}

/** What a letter takes of its size, on an average over a word of the boldest names. */
const letterWidth = 0.62;

const Name = styled.span<{ $longest: number }>`
  display: -webkit-box;
  min-width: 0;
  max-width: var(--name-width, var(--name-room));
  overflow: hidden;
  font-size: clamp(
    var(--name-least),
    var(--name-room) / ${({ $longest }) => (Math.max(1, $longest) * letterWidth).toFixed(2)},
    var(--name-most)
  );
  hyphens: manual;
  line-height: 1.15;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
