import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { dark } from '../../theme/tokens.ts';
import { useSideFaces } from '../useSideFaces.ts';
import { CardChips } from './CardChips.tsx';
import { CardFace } from './CardFace.ts';
import { CardName } from './CardName.tsx';
import { cardSize } from './cardSize.ts';
import type { RedCardView } from './FlipCardView.ts';

/** The team that got the card, and the chips for the player and the minute. */
export function RedCardBack({ view }: { readonly view: RedCardView }) {
  const { t } = useWords();
  const team = useSideFaces().sentOffTeamOf(view);
  return (
    <DarkRed data-face="back">
      <Team>
        <Card />
        <span>
          <CardName name={team.name} />
          <Label>{t(($) => $.notifications.redCardLabel)}</Label>
        </span>
      </Team>
      <CardChips person={view.player} minute={view.minute} isFantasy={false} />
    </DarkRed>
  );
}

const DarkRed = styled(CardFace)`
  gap: 0.125rem;
  background: color-mix(in srgb, ${theme.colour.redCard} 20%, ${dark.plate});
  color: ${theme.colour.plateInk};

  ${cardSize.wide} {
    gap: 1.5rem;
    justify-content: space-between;
  }
`;

const Team = styled.div`
  --name-room: calc(100cqi - 4rem);
  --name-least: 0.8125rem;
  --name-most: ${theme.font.size.md};
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-width: 0;
  font-weight: ${theme.font.weight.black};
  letter-spacing: ${theme.font.track.snug};
  text-align: left;

  ${cardSize.wide} {
    --name-room: calc(100cqi - 2 * var(--pad) - 18rem);
    --name-least: ${theme.font.size.md};
    --name-most: ${theme.font.size.xl};
    gap: 1rem;
    letter-spacing: ${theme.font.track.tight};
  }
`;

const Card = styled.i`
  flex: none;
  width: 1.125rem;
  height: 1.5rem;
  border-radius: ${theme.radius.plate};
  background: ${dark.liveFill};

  ${cardSize.wide} {
    width: 2.25rem;
    height: 3.25rem;
    border-radius: ${theme.radius.sm};
  }
`;

const Label = styled.small`
  display: block;
  color: ${theme.colour.plateDim};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.medium};
  line-height: 1;

  ${cardSize.wide} {
    font-size: ${theme.font.size.md};
    line-height: 1.15;
  }
`;
