import type { Competition } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';
import { firstLetters } from '../primitives/Crest/firstLetters.ts';
import { Crest, type CrestSize } from '../primitives/Crest/Crest.tsx';
import { useCompetitionName } from './useCompetitionName.ts';

/** A competition's emblem. If the provider has none, we draw the first two letters of the shown name; for Eliteserien ES. */
export function CompetitionCrest({
  competition,
  size = 24,
}: {
  readonly competition: Pick<Competition, 'id' | 'name' | 'emblem'>;
  readonly size?: CrestSize;
}) {
  const { t } = useWords();
  const nameOf = useCompetitionName();
  const code: string = competition.id;
  const letters = code === 'TIP' ? t(($) => $.teams.emblems[code]) : firstLetters(nameOf(competition));
  return <Crest owner={{ kind: 'competition', letters }} image={competition.emblem} size={size} />;
}
