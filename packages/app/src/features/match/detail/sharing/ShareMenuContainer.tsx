import { calendarEntryOf, isCalledOff, isFinished, type Match, matchBefore, shownScore } from '@tribunen/domain';
import { ShareMenu, toast, useTeamFaces, useWords } from '@tribunen/ui';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { hiddenResults } from '../../../../api/access/hiddenResults.ts';
import { lazyUntilLoaded } from '../../../../lib/loading/lazyUntilLoaded.ts';
import { saveFile } from '../../../../lib/saveFile.ts';
import { matchMomentPath, matchPath } from '../../../../navigation/paths.ts';
import { useSiteAddress } from '../../../../navigation/useSiteAddress.ts';
import { instantNow } from '../../../../services/instantNow.ts';
import { useServices } from '../../../../services/useServices.ts';
import { browserSharing, shareLink } from './shareLink.ts';

const ShowResultHost = lazyUntilLoaded(async () => (await import('../known/ShowResultHost.tsx')).ShowResultHost);

export interface ShareMenuContainerProps {
  readonly match: Match;
  /** The minute at which the match is shown; null for now. */
  readonly minute: number | null;
  /** Whether a hidden result is being replayed. */
  readonly isReplayed?: boolean;
  /** Opens the choice of a delay; null where a match has none. */
  readonly onDelay: (() => void) | null;
}

/** The menu with which a match is shared, put in a calendar and printed. */
export function ShareMenuContainer({ match, minute, isReplayed = false, onDelay }: ShareMenuContainerProps) {
  const { t } = useWords();
  const services = useServices();
  const [asks, setAsks] = useState(false);
  const siteAddress = useSiteAddress();
  const faceOf = useTeamFaces();
  const home = faceOf(match.homeTeam, match.competition.id).name;
  const away = faceOf(match.awayTeam, match.competition.id).name;
  const unscored = t(($) => $.common.versus, { home, away });

  const share = async (path: string): Promise<void> => {
    const score = isReplayed ? null : shownScore(match);
    const text =
      score === null || path !== matchPath(match.id)
        ? unscored
        : t(($) => $.common.result, { home, homeGoals: score.home, away, awayGoals: score.away });
    const link = { title: unscored, text, url: siteAddress(path) };
    try {
      const outcome = await shareLink(link, browserSharing(navigator));
      if (outcome === 'copied') toast.success({ title: t(($) => $.sharing.copied) });
    } catch (error) {
      console.error('A link could not be shared', error);
      toast.failure({ title: t(($) => $.primitives.failed), text: t(($) => $.sharing.failed) });
    }
  };

  const addToCalendar = async (): Promise<void> => {
    try {
      // This code is loaded with the first calendar file.
      const { calendarFile } = await import('./calendarFile.ts');
      const text = calendarFile(calendarEntryOf(match, instantNow(services)), {
        summary: unscored,
        location: match.venue,
        url: siteAddress(matchPath(match.id)),
        productName: services.config.productName,
      });
      saveFile(
        t(($) => $.sharing.file, { home, away }),
        new Blob([text], { type: 'text/calendar' }),
      );
    } catch (error) {
      console.error('A calendar file could not be made', error);
      toast.failure({ title: t(($) => $.primitives.failed), text: t(($) => $.sharing.calendarFailed) });
    }
  };

  const isHidden = useIsHidden(match);
  const hideResult = async (): Promise<void> => {
    const { knownUntilOf } = await import('../../../../live/knownUntil/knownUntilOf.ts');
    knownUntilOf(services.access, services.queryClient).hideResult(match.id);
    // The screen of a match that has not begun stays as it is.
    if (matchBefore(match) === match) toast.success({ title: t(($) => $.known.hidden.soon) });
  };
  const onToggle = (): void => {
    if (isHidden) setAsks(true);
    else void hideResult();
  };

  return (
    <>
      <ShareMenu
        view={{
          minute,
          onShareMatch: () => void share(matchPath(match.id)),
          onShareMoment: (at) => void share(matchMomentPath(match.id, at)),
          onCalendar: isFinished(match) ? null : () => void addToCalendar(),
          onPrint: () => window.print(),
          onDelay,
          result: !isReplayed && !isCalledOff(match) ? { isHidden, onToggle } : null,
        }}
      />
      {asks && (
        <Suspense>
          <ShowResultHost match={match.id} onEnd={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the result of a match is hidden, or will be when the match begins. */
function useIsHidden({ id, isHidden }: Match): boolean {
  const { access } = useServices();
  const isChosen = useSyncExternalStore(
    (onChange) => hiddenResults(access).listen(onChange),
    () => access.gate?.isHidden(id) === true,
  );
  return isHidden === true || isChosen;
}
