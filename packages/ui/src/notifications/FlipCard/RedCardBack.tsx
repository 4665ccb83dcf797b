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

/** Whose card, and who and when. */
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
  gap: 0.625rem;
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
    --name-room: calc(100cqi - 2 * var(--pad) - 22rem);
    --name-least: ${theme.font.size.md};
    --name-most: 2.5rem;
    gap: 1.625rem;
    letter-spacing: ${theme.font.track.tight};
  }

  ${cardSize.low} {
    --name-most: ${theme.font.size.xl};
    gap: 1rem;
  }
`;

const Card = styled.i`
  flex: none;
  width: 1.5rem;
  height: 2.125rem;
  border-radius: ${theme.radius.plate};
  background: ${dark.liveFill};

  ${cardSize.wide} {
    width: 3.75rem;
    height: 5.25rem;
    border-radius: ${theme.radius.sm};
  }

  ${cardSize.low} {
    width: 2.25rem;
    height: 3.25rem;
  }
`;

const Label = styled.small`
  display: block;
  color: ${theme.colour.plateDim};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};

  ${cardSize.wide} {
    font-size: ${theme.font.size.xl};
    letter-spacing: ${theme.font.track.snug};
  }

  ${cardSize.low} {
    font-size: ${theme.font.size.md};
  }
`;
