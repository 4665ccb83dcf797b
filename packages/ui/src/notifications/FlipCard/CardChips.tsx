import { Sparkle } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { minuteText } from '../../matchWords/minuteText.ts';
import { theme } from '../../theme/theme.ts';
import { dark } from '../../theme/tokens.ts';
import { cardSize } from './cardSize.ts';
import { shortPersonName } from './shortPersonName.ts';

interface CardChipsProps {
  readonly person: string | null;
  readonly minute: number | null;
  readonly isFantasy: boolean;
}

/** Chips for the player, the minute, and whether the event counts in the fantasy team. An unknown value has no chip. */
export function CardChips({ person, minute, isFantasy }: CardChipsProps) {
  const { t } = useWords();
  return (
    <Row>
      {person !== null && (
        <Person>
          <Short>{shortPersonName(person)}</Short>
          <Whole>{person}</Whole>
        </Person>
      )}
      {minute !== null && <Chip>{minuteText(minute, null)}</Chip>}
      {isFantasy && (
        <FantasyChip>
          <Sparkle aria-hidden />
          <FantasyWord>{t(($) => $.notifications.fantasy)}</FantasyWord>
        </FantasyChip>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  justify-content: center;
  gap: 0.3125rem;
  max-width: 100%;
  min-width: 0;

  &:empty {
    display: none;
  }

  ${cardSize.wide} {
    flex-wrap: wrap;
    gap: 0.375rem;
    justify-content: flex-end;
  }
`;

const Chip = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.25rem;
  max-width: 100%;
  height: 1.25rem;
  padding: 0 0.4375rem;
  border-radius: ${theme.radius.pill};
  box-shadow: inset 0 0 0 1px color-mix(in srgb, ${theme.colour.plateInk} 34%, transparent);
  color: ${theme.colour.plateInk};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.bold};
  white-space: nowrap;

  ${cardSize.wide} {
    height: 1.75rem;
    padding: 0 0.625rem;
    font-size: ${theme.font.size.sm};
  }
`;

/** A long name is cut so that the minute fits. */
const Person = styled(Chip)`
  flex: 0 1 auto;
  min-width: 0;
`;

/** Gold in both themes, like the rest of the card, which always shows a floodlit evening. */
const FantasyChip = styled(Chip)`
  background: ${dark.goldFill};
  box-shadow: none;
  color: ${dark.onGold};

  & > svg {
    width: 1em;
    height: 1em;
  }
`;

/** Screen readers read the word even if it is hidden for lack of room. */
const FantasyWord = styled.span`
  width: 0;
  margin-left: -0.25rem;
  overflow: hidden;

  ${cardSize.wide} {
    width: auto;
    margin-left: 0;
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Short = styled(Name)`
  ${cardSize.wide} {
    display: none;
  }
`;

const Whole = styled(Name)`
  display: none;

  ${cardSize.wide} {
    display: inline;
  }
`;
