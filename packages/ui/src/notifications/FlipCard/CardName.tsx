import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { breakableName } from '../../teamFaces/breakableName.ts';
import { longestWordOf } from '../../teamFaces/longestWordOf.ts';

/**
 * A team's name in the largest size at which its longest word fits. The parent sets the available width in
 * `--name-room`, and the smallest and largest size in `--name-least` and `--name-most`. If the parent sets
 * `--name-width`, the name may be that wide before it breaks.
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

/** The average width of a letter in the boldest weight, as a fraction of its size. */
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
