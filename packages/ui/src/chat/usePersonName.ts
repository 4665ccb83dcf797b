import type { PersonName } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';

/**
 * Returns a function that returns the name of a person in a chat: «Du», a name, «Ukjent bruker» or «Slettet bruker».
 */
export function usePersonName(): (person: PersonName) => string {
  const { t } = useWords();
  return (person) => {
    switch (person.kind) {
      case 'named':
        return person.name;
      case 'you':
        return t(($) => $.commonLater.you);
      case 'unknown':
        return t(($) => $.common.unknownUser);
      case 'deleted':
        return t(($) => $.primitives.deletedUser);
    }
  };
}
