import { readEventFile } from '@tribunen/contract';
import { type RecordedMatch, type Team, timeSlider, toPitchEvents, withinPitch } from '@tribunen/domain';
import { EventFilePanel, type EventFileView, type FactsLook, type FactsView } from '@tribunen/ui';
import { useRef, useState } from 'react';

type Opened = Pick<FactsView, 'match' | 'events'>;
type Outcome = EventFileView extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'facts' | 'onFile'>
    : never
  : never;

/** A match from a file of the user's own. The file stays in the page: nothing is sent. */
export function EventFileContainer() {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none' });
  const [opened, setOpened] = useState<Opened | null>(null);
  const [look, setLook] = useState<FactsLook>('3d');
  const [minute, setMinute] = useState<number>(timeSlider.to);
  const asked = useRef(0);

  const open = async (file: File): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    const { name } = file;
    const read = readEventFile(await file.text());
    // Another file was chosen while this one was read.
    if (mine !== asked.current) return;
    if (!read.ok) setOutcome({ status: 'refused', name, problem: read.fault });
    else if (read.value.events.length === 0) setOutcome({ status: 'empty', name });
    else {
      const { home, away } = read.value.teams;
      setOutcome({ status: 'opened', name, teams: [home.name, away.name].filter((team) => team !== '') });
      setOpened(toOpened(read.value));
      setMinute(timeSlider.to);
    }
  };
  const facts =
    opened === null
      ? null
      : {
          ...opened,
          measured: true,
          look,
          onLook: setLook,
          minute,
          onMinute: setMinute,
          inReport: () => null,
        };
  return <EventFilePanel view={{ ...outcome, facts, onFile: (file) => void open(file) }} />;
}

function toOpened(recorded: RecordedMatch): Opened {
  const events = toPitchEvents(recorded);
  const { home, away } = recorded.teams;
  return {
    match: { homeTeam: teamOf(home), awayTeam: teamOf(away), competition: null },
    events: { home: withinPitch(events.home), away: withinPitch(events.away) },
  };
}

/** A team without its id: the ids of a file are its own, and would show another team's crest. A file may name one team only. */
function teamOf({ name }: RecordedMatch['teams']['home']): Team {
  return { id: null, name: name === '' ? null : name, shortName: null, tla: null, crest: null };
}
