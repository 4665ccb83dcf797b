import { useId } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { OnePitchDrawing } from '../../lineUp/LineUpPanel/PitchDrawing.tsx';
import { pitchNames } from '../../lineUp/pitchNames.ts';
import { pitchShape } from '../../lineUp/pitchPlaces.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { StartedPlayer } from '../ScoutingView.ts';

/** The eleven in their positions on the pitch, attacking upwards, each with everybody's average. */
export function StandsEleven({ players }: { readonly players: readonly StartedPlayer[] }) {
  const { t } = useWords();
  const { oneDecimal } = useFormats();
  const id = useId();
  const names = pitchNames(players.map(({ player }) => player));
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t(($) => $.scouting.whole.eleven)}</Title>
      <Hint>{t(($) => $.scouting.whole.elevenHint)}</Hint>
      <Pitch>
        <OnePitchDrawing />
        <ul>
          {players.map(({ player, average: shown, x, y }) => {
            const average = shown.status === 'ready' ? shown.average : null;
            const written = average === null ? t(($) => $.scouting.stars.unset) : oneDecimal(average.average);
            return (
              <Place key={player.id} style={{ left: `${x * 100}%`, top: `${(1 - y) * 100}%` }}>
                <b aria-hidden data-unset={average === null || undefined}>
                  {written}
                </b>
                <span aria-hidden>{names.get(player.id)}</span>
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
  max-width: 440px;
  margin-inline: auto;
  aspect-ratio: 1 / ${pitchShape.one};
  overflow: clip;
  color: ${theme.colour.onPitch};

  & > ul {
    position: absolute;
    inset: 8% 4% 6%;
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
