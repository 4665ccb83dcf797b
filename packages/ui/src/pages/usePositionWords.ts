import { playerPosition } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';

/** A position in the current language; the provider's own words where they are not known (PLAYER-1). */
export function usePositionWords(): (provided: string) => string {
  const { t } = useWords();
  return (provided) => {
    const position = playerPosition(provided);
    return position === null ? provided : t(($) => $.player.positions[position]);
  };
}
