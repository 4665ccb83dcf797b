import type { UserId } from '@tribunen/domain';
import { useId } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { theme } from '../../theme/theme.ts';
import { ListPart } from './ListPart.tsx';
import type { ListedPerson } from './SafetyView.ts';

interface PeopleListProps {
  readonly title: string;
  readonly hint: string;
  /** Said where the list is empty. */
  readonly none: string;
  readonly people: readonly ListedPerson[];
  /** Takes somebody off the list. */
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
  const id = useId();
  const name = person.name ?? t(($) => $.common.unknownUser);
  return (
    <Row>
      <Avatar small name={name} kind="spectator" />
      <Name id={id}>
        <bdi>{name}</bdi>
      </Name>
      <Button small variant="line" aria-describedby={id} onClick={onLift}>
        {t(($) => $.safety.lift)}
      </Button>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;
