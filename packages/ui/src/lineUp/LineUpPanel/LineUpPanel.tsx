import type { Side } from '@tribunen/domain';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { TeamName } from '../../teamFaces/TeamName.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { kitsOf } from '../kitsOf.ts';
import { bothOnPitch, onePitch, pitchShape } from '../pitchPlaces.ts';
import { sideLineUp } from '../sideLineUp.ts';
import { Bench } from './Bench.tsx';
import type { LineUpView } from './LineUpView.ts';
import { OnePitchDrawing, WholePitchDrawing } from './PitchDrawing.tsx';
import { PitchPlayers } from './PitchPlayers.tsx';

const sides = ['home', 'away'] as const satisfies readonly Side[];

/**
 * The line-ups of a match. A wide panel shows both sides on one pitch, with their benches next to it or under it; a
 * narrow one shows one side at a time. When the user has chosen a minute, the pitch shows the players of that minute.
 */
export function LineUpPanel({ view: { match, lineUps, events, minute } }: { readonly view: LineUpView }) {
  const { t } = useWords();
  const { ordinal } = useFormats();
  const faceOf = useTeamFaces();
  const [chosen, setChosen] = useState<Side>('home');
  const faces = {
    home: faceOf(match.homeTeam, match.competition.id),
    away: faceOf(match.awayTeam, match.competition.id),
  };
  const when = minute === null ? 'start' : 'then';
  // From minute to minute only the title changes, unless something has happened.
  const shown = useMemo(
    () => ({
      home: sideLineUp(lineUps.home, events, 'home', when),
      away: sideLineUp(lineUps.away, events, 'away', when),
    }),
    [lineUps, events, when],
  );
  const both = useMemo(() => bothOnPitch({ home: shown.home?.field ?? [], away: shown.away?.field ?? [] }), [shown]);
  const one = useMemo(
    () => ({ home: onePitch(shown.home?.field ?? []), away: onePitch(shown.away?.field ?? []) }),
    [shown],
  );
  const kits = kitsOf({ home: faces.home.owner, away: faces.away.owner });
  const title =
    minute === null ? t(($) => $.commonLater.startingLineUp) : t(($) => $.lineUp.onField, { minute: ordinal(minute) });
  return (
    <Room>
      <Root data-chosen={chosen}>
        <Switch>
          <Segments<Side>
            label={t(($) => $.lineUp.choose)}
            labelHidden
            value={chosen}
            onChange={setChosen}
            options={sides.map((side) => ({ value: side, label: faces[side].name }))}
          />
          <Formation formation={shown[chosen]?.formation ?? null} />
        </Switch>
        <Middle>
          <Title>{title}</Title>
          <Pitch>
            <OnePitchDrawing />
            <WholePitchDrawing />
            {sides.map((side) => {
              const lineUp = shown[side];
              const label = t(($) => $.lineUp.list, { title, team: faces[side].name });
              return lineUp === null ? (
                <NotReady key={side} data-side={side}>
                  <span>
                    <Spoken>{`${faces[side].name}: `}</Spoken>
                    {t(($) => $.commonLater.lineUpNotReady)}
                  </span>
                </NotReady>
              ) : (
                <PitchPlayers
                  key={side}
                  side={side}
                  label={label}
                  players={lineUp.field}
                  kit={kits[side]}
                  one={one[side]}
                  both={both[side]}
                />
              );
            })}
          </Pitch>
        </Middle>
        {sides.map((side) => (
          <Column key={side} data-side={side}>
            <Team>
              <Crest owner={faces[side].owner} image={faces[side].image} size={36} />
              <TeamName name={faces[side].name} />
              <Formation formation={shown[side]?.formation ?? null} />
            </Team>
            <Bench side={side} team={faces[side].name} players={shown[side]?.bench ?? []} />
          </Column>
        ))}
      </Root>
    </Room>
  );
}

function Formation({ formation }: { readonly formation: string | null }) {
  const { t } = useWords();
  if (formation === null) return null;
  return (
    <Badge>
      <Spoken>{`${t(($) => $.lineUp.formation)} `}</Spoken>
      {formation}
    </Badge>
  );
}

/** The width that both sides need on one pitch, and the width with their benches next to it. */
const forBoth = '@container line-up (min-width: 540px)';
const forBenches = '@container line-up (min-width: 952px)';

const Room = styled.div`
  container: line-up / inline-size;
`;

const Root = styled.div`
  display: grid;
  grid-template-areas: 'switch' 'middle' 'column';
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]} ${theme.space[6]};

  &[data-chosen='home'] [data-side='away'],
  &[data-chosen='away'] [data-side='home'] {
    display: none;
  }

  ${forBoth} {
    grid-template-areas: 'middle middle' 'home away';
    grid-template-columns: repeat(2, minmax(0, 1fr));

    &[data-chosen] [data-side] {
      display: revert;
    }
  }
  ${forBenches} {
    grid-template-areas: 'home middle away';
    grid-template-columns: minmax(200px, 21%) minmax(0, 1fr) minmax(200px, 21%);
  }
`;

const Switch = styled.div`
  display: flex;
  grid-area: switch;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};

  & > fieldset {
    min-width: 0;
  }
  ${forBoth} {
    display: none;
  }
`;

const Badge = styled.span`
  flex: none;
  max-width: 8em;
  padding: 6px 10px;
  overflow: hidden;
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};
  font-size: ${theme.font.size.sm};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.font.weight.bold};
  letter-spacing: 0.02em;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Middle = styled.section`
  grid-area: middle;
  min-width: 0;
`;

const Title = styled.h2`
  padding-bottom: ${theme.space[3]};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
`;

const Pitch = styled.div`
  position: relative;
  aspect-ratio: 1 / ${pitchShape.one};
  max-width: 520px;
  margin-inline: auto;
  container: pitch / inline-size;
  color: ${theme.colour.onPitch};

  & > svg[data-pitch='both'] {
    display: none;
  }
  & [data-player] {
    --shirt: clamp(26px, 9.5cqi, 36px);
    --name: clamp(0.6875rem, 3.4cqi, 0.8125rem);
    --room: var(--one-room);
    --inwards: var(--one-inwards);
    --above: var(--one-above);
    left: var(--one-x);
    top: var(--one-y);
  }

  ${forBoth} {
    aspect-ratio: 1 / ${pitchShape.both};
    max-width: none;

    & > svg[data-pitch='both'] {
      display: block;
    }
    & > svg[data-pitch='one'] {
      display: none;
    }
    & [data-player] {
      --shirt: clamp(22px, 4.2cqi, 34px);
      --name: clamp(0.6875rem, 1.6cqi, 0.8125rem);
      --room: var(--both-room);
      --inwards: var(--both-inwards);
      --above: var(--both-above);
      left: var(--both-x);
      top: var(--both-y);
    }
  }
`;

const NotReady = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-content: center;
  font-weight: ${theme.font.weight.bold};

  & > span {
    padding: ${theme.space[2]} ${theme.space[3]};
    border-radius: ${theme.radius.plate};
    background: ${theme.colour.plate};
    color: ${theme.colour.plateInk};
  }

  ${forBoth} {
    &[data-side][data-side] {
      display: grid;
    }
    &[data-side='home'] {
      right: 50%;
    }
    &[data-side='away'] {
      left: 50%;
    }
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Column = styled.section`
  grid-area: column;
  min-width: 0;

  ${forBoth} {
    &[data-side='home'] {
      grid-area: home;
    }
    &[data-side='away'] {
      grid-area: away;
    }
  }
`;

/** The team's name is shown when both benches are; with one side at a time, the switch names the team. */
const Team = styled.div`
  display: none;

  ${forBoth} {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    font-size: ${theme.font.size.lg};
    font-weight: ${theme.font.weight.bold};
  }
`;
