import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { Floodlight } from '../../primitives/Floodlight/Floodlight.tsx';
import { RollingDigit } from '../../primitives/RollingDigit/RollingDigit.tsx';
import { ScorePlate } from '../../primitives/ScorePlate/ScorePlate.tsx';
import { StatusBadge } from '../../primitives/StatusBadge/StatusBadge.tsx';
import type { DoDonts } from './DoDont.ts';
import { Remembering } from './Remembering.tsx';

const Field = styled.div`
  position: relative;
  width: 100%;
  height: 74px;
`;

const norway = { kind: 'nation', name: 'Norge', region: 'NO' } as const;

/** Parts that identify a person or team, or show a number. */
export const marks: DoDonts = {
  'Grunndeler/Avatar (sete)': {
    right: (
      <>
        <Avatar name="Ingrid Solberg" kind="star-friend" /> Ingrid Solberg, Star Venn
      </>
    ),
    rightWhy: ['Navn og rolle står i ord.', 'The name and the role are in words.'],
    wrong: <Avatar name="Ingrid Solberg" kind="star-friend" />,
    wrongWhy: ['Bare gullet sier stjernevenn.', 'The gold alone says star friend.'],
  },
  'Grunndeler/Merke': {
    right: (
      <>
        <Crest owner={norway} image={null} /> Norge
      </>
    ),
    rightWhy: ['Navnet står ved siden av.', 'The name stands beside it.'],
    wrong: <Crest owner={norway} image={null} />,
    wrongWhy: ['En skjermleser sier ingenting.', 'A screen reader says nothing.'],
  },
  'Grunndeler/Status': {
    right: <StatusBadge tone="live">LIVE 71′</StatusBadge>,
    rightWhy: [
      'Ordet bærer meningen, og fargen følger med.',
      'The word carries the meaning, and the colour goes along.',
    ],
    wrong: <StatusBadge tone="live">71′</StatusBadge>,
    wrongWhy: ['Bare fargen sier at kampen pågår.', 'The colour alone says that the match is on.'],
  },
  'Grunndeler/Teller': {
    right: (
      <>
        Invitasjoner <CountBadge>2</CountBadge>
      </>
    ),
    rightWhy: ['Noe venter.', 'Something waits.'],
    wrong: (
      <>
        Invitasjoner <CountBadge>0</CountBadge>
      </>
    ),
    wrongWhy: ['Rødt for ingenting lærer folk å overse det.', 'Red for nothing teaches people to ignore it.'],
  },
  'Grunndeler/Resultattavle': {
    right: <ScorePlate home={2} away={1} />,
    rightWhy: ['Mål på hver side.', 'Goals on each side.'],
    wrong: <ScorePlate home={20} away={30} />,
    wrongWhy: ['Et klokkeslett leses som et resultat.', 'A time is read as a score.'],
  },
  'Grunndeler/Rullende siffer': {
    right: (
      <Remembering first={0}>
        {(goals, change) => (
          <>
            <RollingDigit goals={goals} />
            <Button small variant="line" onClick={() => change((goals + 1) % 10)}>
              Mål
            </Button>
          </>
        )}
      </Remembering>
    ),
    rightWhy: ['Ruller når det faller mål.', 'It rolls at a goal.'],
    wrong: (
      <Remembering first={0}>
        {(goals, change) => (
          <>
            <RollingDigit goals={goals} />
            <Button small variant="line" onClick={() => change(goals === 0 ? 3 : 0)}>
              Neste kamp
            </Button>
          </>
        )}
      </Remembering>
    ),
    wrongWhy: [
      'Uten key per kamp ruller et bytte som et mål.',
      'Without a key by match, another match rolls like a goal.',
    ],
  },
  'Grunndeler/Målblink (flomlys)': {
    right: (
      <Field>
        <Floodlight side="home" on="card" />
      </Field>
    ),
    rightWhy: ['Siden som scoret, er lyst opp.', 'The side that has scored is lit.'],
    wrong: (
      <Field>
        <Floodlight side="home" on="card" />
        <Floodlight side="away" on="card" />
      </Field>
    ),
    wrongWhy: ['Begge sider lyser: ingen ser hvem som scoret.', 'Both sides are lit: nobody sees which has scored.'],
  },
};
