import { FolderOpen, Waypoints, X } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { CompetitionSection } from '../../primitives/CompetitionSection/CompetitionSection.tsx';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { FileButton } from '../../primitives/FileButton/FileButton.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { RangeSlider } from '../../primitives/RangeSlider/RangeSlider.tsx';
import { SearchBox } from '../../primitives/SearchBox/SearchBox.tsx';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import type { DoDonts } from './DoDont.ts';
import { Remembering } from './Remembering.tsx';

const nothing = () => undefined;

const tabs = (label: string, names: readonly string[]) => (
  <Remembering first={names[0] ?? ''}>
    {(value, onChange) => (
      <Tabs
        label={label}
        value={value}
        onChange={onChange}
        tabs={names.map((name) => ({ value: name, name, content: <p>{name}</p> }))}
      />
    )}
  </Remembering>
);

const segments = (label: string, words: readonly string[]) => (
  <Remembering first={words[0] ?? ''}>
    {(value, onChange) => (
      <Segments
        label={label}
        value={value}
        onChange={onChange}
        options={words.map((word) => ({ value: word, label: word }))}
      />
    )}
  </Remembering>
);

const aSwitch = (label: string, hint: string) => (
  <Remembering<boolean> first>
    {(checked, onChange) => <Switch label={label} hint={hint} checked={checked} onChange={onChange} />}
  </Remembering>
);

const searchBox = (label: string) => (
  <Remembering first="">{(value, onType) => <SearchBox label={label} value={value} onType={onType} />}</Remembering>
);

const section = (name: string, letters: string, row: string) => (
  <Remembering<boolean> first>
    {(open, setOpen) => (
      <CompetitionSection
        name={name}
        level={3}
        emblem={<Crest owner={{ kind: 'competition', letters }} image={null} size={30} />}
        open={open}
        onToggle={() => setOpen(!open)}
      >
        <p>{row}</p>
      </CompetitionSection>
    )}
  </Remembering>
);

/** Parts that are pressed. */
export const actions: DoDonts = {
  'Grunndeler/Knapp': {
    right: (
      <>
        <Button>Lagre</Button>
        <Button variant="line">Avbryt</Button>
      </>
    ),
    rightWhy: ['Én fylt knapp, for det viktigste.', 'One filled button, for what matters most.'],
    wrong: (
      <>
        <Button>Lagre</Button>
        <Button>Avbryt</Button>
      </>
    ),
    wrongWhy: ['To fylte knapper: ingen av dem er viktigst.', 'Two filled buttons: neither matters most.'],
  },
  'Grunndeler/Knapp som lenke': {
    right: <ButtonLink href="#velg">Velg lag å følge</ButtonLink>,
    rightWhy: ['Teksten sier hvor den fører.', 'The text says where it leads.'],
    wrong: <ButtonLink href="#lagre">Lagre</ButtonLink>,
    wrongWhy: ['Å lagre er en handling, ikke et sted.', 'Saving is an action, not a place.'],
  },
  'Grunndeler/Ikonknapp': {
    right: <IconButton icon={X} label="Lukk" />,
    rightWhy: ['Alle kjenner tegnet.', 'Everybody knows the icon.'],
    wrong: <IconButton icon={Waypoints} label="Vis laguttaket" />,
    wrongWhy: ['Tegnet må gjettes: bruk en knapp med ord.', 'The icon is a guess: use a button with words.'],
  },
  'Grunndeler/Filknapp': {
    right: (
      <FileButton accept=".json" icon={<FolderOpen aria-hidden />} onFile={nothing}>
        Åpne hendelsesfil
      </FileButton>
    ),
    rightWhy: ['Verbet og filen.', 'The verb and the file.'],
    wrong: (
      <FileButton accept=".json" icon={<FolderOpen aria-hidden />} onFile={nothing}>
        JSON
      </FileButton>
    ),
    wrongWhy: ['Sier verken hva som skjer, eller hvilken fil.', 'Says neither what happens nor which file.'],
  },
  'Grunndeler/Lenke': {
    right: <TextLink href="#glemt">Glemt passordet?</TextLink>,
    rightWhy: ['Forstås uten setningen rundt.', 'It is clear without the sentence around it.'],
    wrong: <TextLink href="#her">Klikk her</TextLink>,
    wrongWhy: ['I en liste over lenker sier den ingenting.', 'In a list of links it says nothing.'],
  },
  'Grunndeler/Faner': {
    right: tabs('Kampen', ['Chat', 'Referat', 'Tabell']),
    rightWhy: ['Deler av samme kamp.', 'Parts of the same match.'],
    wrong: tabs('Utseende', ['Mørk', 'Lys', 'System']),
    wrongWhy: ['En innstilling er et valg: bruk Segmenter.', 'A setting is a choice: use Segments.'],
  },
  'Grunndeler/Segmenter': {
    right: segments('Utseende', ['Mørk', 'Lys', 'System']),
    rightWhy: ['Få og korte valg.', 'Few and short options.'],
    wrong: segments('Varsle meg', ['Om alle mål i alle kamper', 'Bare om mål for lag jeg følger', 'Aldri om mål']),
    wrongWhy: ['Lange ord brekker: bruk Nedtrekk.', 'Long words break: use SelectField.'],
  },
  'Grunndeler/Bryter': {
    right: aSwitch('Lyd', 'Ved mål i kamper du følger.'),
    rightWhy: ['Navnet er det som er på.', 'The name is what is on.'],
    wrong: aSwitch('Skru av lyd', 'Ved mål i kamper du følger.'),
    wrongWhy: ['På betyr her av.', 'Here, on means off.'],
  },
  'Grunndeler/Skyvebryter': {
    right: (
      <Remembering first={0.7}>
        {(value, onChange) => (
          <RangeSlider label="Lydstyrke" value={value} valueText={`${Math.round(value * 100)} %`} onChange={onChange} />
        )}
      </Remembering>
    ),
    rightWhy: ['Omtrent er nøyaktig nok.', 'About is exact enough.'],
    wrong: (
      <Remembering first={1998}>
        {(value, onChange) => (
          <RangeSlider label="Fødselsår" value={value} max={2026} step={1} valueText={`${value}`} onChange={onChange} />
        )}
      </Remembering>
    ),
    wrongWhy: ['Ett bestemt tall er vanskelig å treffe: bruk Felt.', 'An exact number is hard to hit: use Field.'],
  },
  'Grunndeler/Søkefelt': {
    right: searchBox('Søk etter lag'),
    rightWhy: ['Sier hva det søkes i.', 'Says what is searched.'],
    wrong: searchBox('Søk'),
    wrongWhy: ['Lag, spillere eller venner?', 'Teams, players or friends?'],
  },
  'Grunndeler/Utvidbar': {
    right: (
      <Disclosure title="Lisenser">
        <p>Schibsted Grotesk, SIL Open Font License</p>
      </Disclosure>
    ),
    rightWhy: ['Få trenger det.', 'Few need it.'],
    wrong: (
      <Disclosure title="Om slettingen">
        <p>Alt du har skrevet, blir borte.</p>
      </Disclosure>
    ),
    wrongWhy: ['Følgen av en sletting må alle lese.', 'Everybody must read the effect of a deletion.'],
  },
  'Grunndeler/Sammenleggbar seksjon': {
    right: section('Eliteserien', 'ES', 'Brann 2–1 Viking'),
    rightWhy: ['Kampene i én konkurranse.', 'The matches of one competition.'],
    wrong: section('Venner', 'V', 'Ingrid Solberg'),
    wrongWhy: [
      'Midtlinjen deler hjemme og borte: folk har ingen side.',
      'The halfway line parts home and away: people have no side.',
    ],
  },
};
