import { type RecordedMatch, type Team, timeSlider, toPitchEvents, withinPitch } from '@tribunen/domain';
import { EventFilePanel, type EventFileView, type FactsLook, type FactsView } from '@tribunen/ui';
import { useEffect, useRef, useState } from 'react';
import { type FileReading, readInWorker } from './readInWorker.ts';

type Opened = Pick<FactsView, 'match' | 'events'>;
type Outcome = EventFileView extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'facts' | 'onFile'>
    : never
  : never;

/** A match from a file that the user opens. The file stays in the page; nothing is sent. */
export function EventFileContainer() {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none' });
  const [opened, setOpened] = useState<Opened | null>(null);
  const [look, setLook] = useState<FactsLook>('3d');
  const [minute, setMinute] = useState<number>(timeSlider.to);
  const reading = useRef<FileReading | null>(null);
  useEffect(() => () => reading.current?.stop(), []);

  const open = (file: File, matchId?: string): void => {
    const { name } = file;
    reading.current?.stop();
    setOutcome({ status: 'reading', name });
    reading.current = readInWorker({ file, options: matchId === undefined ? {} : { matchId } }, (read) => {
      switch (read.status) {
        case 'refused':
          return setOutcome({ status: 'refused', name, problem: read.fault });
        case 'several':
          return setOutcome({ status: 'several', name, matches: read.matches, onMatch: (id) => open(file, id) });
        case 'read': {
          const { teams, events, ownGoals, leftOut } = read.match;
          if (events.length === 0) return setOutcome({ status: 'empty', name, ownGoals, leftOut });
          const names = [teams.home.name, teams.away.name].filter((team) => team !== '');
          setOutcome({ status: 'opened', name, teams: names, ownGoals, leftOut });
          setOpened(toOpened(read.match));
          setMinute(timeSlider.to);
        }
      }
    });
  };
  const facts =
    opened === null
      ? null
      : {
          ...opened,
          statistics: null,
          measured: true,
          look,
          onLook: setLook,
          minute,
          onMinute: setMinute,
          inReport: () => null,
        };
  return <EventFilePanel view={{ ...outcome, facts, onFile: (file) => open(file) }} />;
}

function toOpened(recorded: RecordedMatch): Opened {
  const events = toPitchEvents(recorded);
  const { home, away } = recorded.teams;
  return {
    match: { homeTeam: teamOf(home), awayTeam: teamOf(away), competition: null },
    events: { home: withinPitch(events.home), away: withinPitch(events.away) },
  };
}

/**
 * A team without its id, because the ids in a file have another meaning, and would show another team's crest. A file
 * may contain only one team.
 */
function teamOf({ name }: RecordedMatch['teams']['home']): Team {
  return { id: null, name: name === '' ? null : name, shortName: null, tla: null, crest: null };
}
