import { useId } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { StartedPlayer } from '../ScoutingView.ts';

/** The eleven where they stand on the pitch, attacking upwards, each with the average of the stand. */
export function StandsEleven({ players }: { readonly players: readonly StartedPlayer[] }) {
  const { t } = useWords();
  const { oneDecimal } = useFormats();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t(($) => $.scouting.whole.eleven)}</Title>
      <Hint>{t(($) => $.scouting.whole.elevenHint)}</Hint>
      <Pitch>
        <Markings aria-hidden />
        <ul>
          {players.map(({ player, average: shown, x, y }) => {
            const average = shown.status === 'known' ? shown.average : null;
            const written = average === null ? t(($) => $.scouting.stars.unset) : oneDecimal(average.average);
            return (
              <Place key={player.id} style={{ left: `${x * 100}%`, top: `${(1 - y) * 100}%` }}>
                <b aria-hidden data-unset={average === null || undefined}>
                  {written}
                </b>
                <span aria-hidden>{player.name.split(' ').at(-1)}</span>
                <Said>
                  {average === null
                    ? t(($) => $.scouting.whole.unratedSpoken, { player: player.name })
                    : t(($) => $.scouting.whole.averageSpoken, { player: player.name, average: written })}
                </Said>
              </Place>
            );
          })}
        </ul>
      </Pitch>
    </section>
  );
}

const Title = styled.h2`
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
`;

const Hint = styled.p`
  padding-bottom: ${theme.space[2]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const Pitch = styled.div`
  position: relative;
  width: 100%;
  max-width: 520px;
  margin-inline: auto;
  aspect-ratio: 4 / 5;
  overflow: clip;
  border: ${theme.chalkWidth} solid ${theme.colour.marking};
  background: ${mownStripes('calc(100% / 12)')};
  color: ${theme.colour.onPitch};

  & > ul {
    position: absolute;
    inset: 7% 3% 3%;
  }
`;

/** The halfway line with its circle along the top, and the own box at the bottom. */
const Markings = styled.div`
  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 50%;
    border: ${theme.chalkWidth} solid ${theme.colour.pitchLineFaint};
    translate: -50% 0;
  }
  &::before {
    top: -15%;
    width: 38%;
    aspect-ratio: 1;
    border-radius: 50%;
  }
  &::after {
    bottom: -2px;
    width: 60%;
    height: 18%;
  }
`;

const Place = styled.li`
  position: absolute;
  display: grid;
  justify-items: center;
  width: 76px;
  translate: -50% -50%;
  text-align: center;

  & > b {
    min-width: 42px;
    padding: 2px 6px;
    border-radius: ${theme.radius.plate};
    background: ${theme.colour.plate};
    color: ${theme.colour.plateInk};
    font-weight: ${theme.font.weight.black};
    font-variant-numeric: proportional-nums;
  }
  & > b[data-unset] {
    color: ${theme.colour.plateDim};
  }
  & > span:not(:last-child) {
    max-width: 100%;
    overflow: hidden;
    font-size: ${theme.font.size.cap};
    font-weight: ${theme.font.weight.medium};
    text-overflow: ellipsis;
  }
`;

const Said = styled.span`
  ${visuallyHidden}
`;
