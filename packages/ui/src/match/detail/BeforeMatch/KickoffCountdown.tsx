import { type Match, minutesToKickoff, type UtcInstant } from '@tribunen/domain';
import { Timer } from 'lucide-react';
import { useWords } from '../../../i18n/useWords.ts';
import { useIntervalValue } from '../../../primitives/useIntervalValue.ts';
import { Note } from '../MatchInfo/Note.tsx';

const tickMs = 1000;

/** The minutes to kick-off in its last hour; nothing before (DETAIL-8). */
export function KickoffCountdown({ match, now }: { readonly match: Match; now(): UtcInstant }) {
  const { t } = useWords();
  const minutes = useIntervalValue(() => minutesToKickoff(match, now()), tickMs);
  return minutes === null ? null : <Note icon={Timer}>{t(($) => $.matchDetail.kickoff.in, { count: minutes })}</Note>;
}
