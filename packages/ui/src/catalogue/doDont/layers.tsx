import { CalendarDays, ImageDown, Link2, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LateCode } from '../../primitives/LateCode/LateCode.ts';
import { LoadOnOpen } from '../../primitives/LoadOnOpen/LoadOnOpen.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { MenuAction } from '../../primitives/Menu/MenuAction.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { ToastCard } from '../../primitives/Toast/ToastCard.tsx';
import type { DoDonts } from './DoDont.ts';
import { Remembering } from './Remembering.tsx';

const nothing = () => undefined;

const menu = (trigger: string, rows: ReactNode) => (
  <Menu trigger={<Button variant="line">{trigger}</Button>}>{rows}</Menu>
);

const signOut = (words: string) => (
  <MenuAction icon={LogOut} onSelect={nothing}>
    {words}
  </MenuAction>
);

const question = (confirm: string, keep: string) => (
  <Remembering<boolean> first={false}>
    {(asked, ask) => (
      <>
        <Button variant="line" onClick={() => ask(true)}>
          Slett kontoen
        </Button>
        {asked && (
          <ConfirmDialog
            title="Slette kontoen?"
            text="Alt du har skrevet, blir borte."
            confirm={confirm}
            keep={keep}
            onConfirm={() => ask(false)}
            onKeep={() => ask(false)}
          />
        )}
      </>
    )}
  </Remembering>
);

const lateMenu = new LateCode(
  async () => (await import('../../primitives/Menu/Menu.tsx')).Menu,
  'The menu did not load',
);

const loadedMenu = (trigger: string, rows: ReactNode) => (
  <LoadOnOpen trigger={<Button variant="line">{trigger}</Button>} opens="menu" content={lateMenu}>
    {(Loaded, button) => (
      <Loaded trigger={button} startOpen>
        {rows}
      </Loaded>
    )}
  </LoadOnOpen>
);

/** Parts that cover the page. */
export const layers: DoDonts = {
  'Grunndeler/Meny': {
    right: menu('Del', [
      <MenuAction key="link" icon={Link2} onSelect={nothing}>
        Kopier lenke
      </MenuAction>,
      <MenuAction key="picture" icon={ImageDown} onSelect={nothing}>
        Lagre som bilde
      </MenuAction>,
    ]),
    rightWhy: ['Flere veier til samme mål.', 'Several ways to one goal.'],
    wrong: menu('Mer', signOut('Logg ut')),
    wrongWhy: ['Ett valg trenger ingen meny: bruk Knapp.', 'A single option needs no menu: use Button.'],
  },
  'Grunndeler/Menydeler': {
    right: menu('Profil', signOut('Logg ut')),
    rightWhy: ['Ett til tre ord.', 'One to three words.'],
    wrong: menu('Profil', signOut('Logg ut av Tribunen på denne enheten')),
    wrongWhy: ['En hel setning i hver rad må leses.', 'A sentence in each row has to be read.'],
  },
  'Grunndeler/Sprettopp': {
    right: (
      <Popover trigger={<IconButton icon={CalendarDays} label="Velg dato" />} label="Kalender">
        {(close) => <Button onClick={close}>5. juli</Button>}
      </Popover>
    ),
    rightWhy: ['Et trykk utenfor lukker, og ingenting er tapt.', 'A press outside closes it, and nothing is lost.'],
    wrong: (
      <Popover trigger={<Button variant="line">Slett kontoen</Button>} label="Slette kontoen?">
        {(close) => (
          <Button variant="danger" onClick={close}>
            Slett
          </Button>
        )}
      </Popover>
    ),
    wrongWhy: [
      'Spørsmålet kan forsvinne uten svar: bruk Bekreftelse.',
      'The question can go unanswered: use ConfirmDialog.',
    ],
  },
  'Grunndeler/Bekreftelse': {
    right: question('Slett kontoen', 'Behold den'),
    rightWhy: ['Knappene sier hva de gjør.', 'The buttons say what they do.'],
    wrong: question('Ja', 'Nei'),
    wrongWhy: ['Svarene krever at spørsmålet er lest.', 'The answers need the question.'],
  },
  'Grunndeler/Hentes ved trykk': {
    right: loadedMenu('Profilmeny', signOut('Logg ut')),
    rightWhy: ['Menyen venter til noen vil ha den.', 'The menu waits until somebody wants it.'],
    wrong: loadedMenu('Uten nett', signOut('Prøv igjen')),
    wrongWhy: ['Uten nett kan den ikke hentes.', 'Offline it cannot be loaded.'],
  },
  'Grunndeler/Toast': {
    right: (
      <ToastCard
        message={{ tone: 'news', title: 'Brann: ingen varsler', action: { label: 'Angre', onPress: nothing } }}
        onClose={nothing}
      />
    ),
    rightWhy: ['Svarer på et trykk, og kan overses.', 'It answers a press, and may be missed.'],
    wrong: <ToastCard message={{ tone: 'failure', title: 'Passordet er for kort' }} onClose={nothing} />,
    wrongWhy: [
      'Feilen går før den er rettet: vis den ved feltet.',
      'The problem goes before it is solved: show it at the field.',
    ],
  },
};
