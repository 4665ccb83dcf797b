import type { Competition } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';
import { Crest, type CrestSize } from '../primitives/Crest/Crest.tsx';

/** A competition's emblem, drawn with its usual letters in the current language: VM for the World Cup. */
export function CompetitionCrest({
  competition,
  size = 24,
}: {
  readonly competition: Pick<Competition, 'id' | 'emblem'>;
  readonly size?: CrestSize;
}) {
  const { t } = useWords();
  const code: string = competition.id;
  const letters = code === 'WC' || code === 'EC' ? t(($) => $.teams.emblems[code]) : code;
  return <Crest owner={{ kind: 'competition', code: letters }} image={competition.emblem} size={size} />;
}
