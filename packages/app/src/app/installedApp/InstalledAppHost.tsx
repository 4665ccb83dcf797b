import { instantAt } from '@tribunen/domain';
import { StoredAnswersAge, InstalledAppNotice, type InstalledAppNoticeView, useIntervalValue } from '@tribunen/ui';
import { useState } from 'react';
import { isSlowFeedNews, saySlowFeed } from '../../data/slowFeedNews.ts';
import { restoredAt } from '../../data/storedAnswers/restoredQueries.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import type { AppServices } from '../../services/AppServices.ts';
import type { AppWorker } from './AppWorker.ts';
import type { InstallInvitation } from './InstallInvitation.ts';
import { useHoldsText } from './useHoldsText.ts';

const secondMs = 1000;

export interface InstalledAppParts {
  readonly services: Pick<AppServices, 'access' | 'queryClient' | 'config' | 'now'>;
  /** Null when there is none, as in development. */
  readonly worker: Pick<AppWorker, 'hasUpdate' | 'update'> | null;
  readonly invitation: Pick<InstallInvitation, 'way' | 'install' | 'close'>;
}

/** The app's own notices over every screen: what it waits for, a newer version, that goals come late, the invitation to install it, and the age of kept data. */
export function InstalledAppHost({ services, worker, invitation }: InstalledAppParts) {
  return (
    <>
      <KeptAge services={services} />
      <InstalledAppNotice view={useNotice({ services, worker, invitation })} />
    </>
  );
}

function useNotice({ services, worker, invitation }: InstalledAppParts): InstalledAppNoticeView | null {
  const awaited = useObserved(services.access.awaited);
  const hasUpdate = useObserved(worker?.hasUpdate ?? null, false);
  const way = useObserved(invitation.way, null);
  const isFeedSlow = useIntervalValue(() => isSlowFeedNews(services.queryClient), secondMs);
  const [isClosed, setClosed] = useState(false);
  const isWriting = useHoldsText();
  if (awaited.length > 0) {
    return { kind: 'awaits', what: awaited.includes('fantasy-premier-league') ? 'fantasyTeam' : 'football' };
  }
  // A user who is writing is not interrupted.
  if (isWriting) return null;
  if (hasUpdate && worker !== null && !isClosed) {
    return { kind: 'update', onTake: worker.update, onClose: () => setClosed(true) };
  }
  if (isFeedSlow) return { kind: 'slow-feed', onClose: () => saySlowFeed(services.queryClient, false) };
  if (way === 'by-question') {
    return { kind: 'install', onInstall: invitation.install, onClose: invitation.close };
  }
  return way === 'by-hand' ? { kind: 'install-on-ios', onClose: invitation.close } : null;
}

function KeptAge({ services: { queryClient, now } }: Pick<InstalledAppParts, 'services'>) {
  const view = useIntervalValue(() => {
    const at = restoredAt(queryClient);
    return at === null ? null : { online: navigator.onLine, restoredAt: instantAt(at), now: instantAt(now()) };
  }, secondMs);
  return view && <StoredAnswersAge view={view} />;
}
