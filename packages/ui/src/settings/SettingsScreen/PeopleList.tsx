import type { UserId } from '@tribunen/domain';
import { useWords } from '../../i18n/useWords.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { ListPart } from './ListPart.tsx';
import { ListRow } from './ListRow.tsx';
import type { ListedPerson } from './SafetyView.ts';

interface PeopleListProps {
  readonly title: string;
  readonly hint: string;
  /** The text of an empty list. */
  readonly none: string;
  readonly people: readonly ListedPerson[];
  /** Removes this person from the list. */
  onLift(id: UserId): void;
}

/** People on one of the user's lists, each with a button that takes them off it. */
export function PeopleList({ title, hint, none, people, onLift }: PeopleListProps) {
  return (
    <ListPart title={title} hint={hint} none={none} count={people.length}>
      {people.map((person) => (
        <Person key={person.id} person={person} onLift={() => onLift(person.id)} />
      ))}
    </ListPart>
  );
}

function Person({ person, onLift }: { readonly person: ListedPerson; onLift(): void }) {
  const { t } = useWords();
  const name = person.name ?? t(($) => $.common.unknownUser);
  return (
    <ListRow
      avatar={<Avatar small name={name} kind="spectator" />}
      name={<bdi>{name}</bdi>}
      action={t(($) => $.safety.lift)}
      onAct={onLift}
    />
  );
}
