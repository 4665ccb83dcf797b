import { formatsOf, useIntervalValue, WordsProvider } from '@tribunen/ui';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { browserAnswerStorage } from '../../data/storedAnswers/answerStorage.ts';
import { StoredAnswers } from '../../data/storedAnswers/StoredAnswers.ts';
import { isSlowFeedNews } from '../../data/slowFeedNews.ts';
import { restoredAt } from '../../data/storedAnswers/restoredQueries.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { withLaterWords } from '../../lib/loading/withLaterWords.tsx';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { pageVersion } from '../../lib/worker/versionOf.ts';
import type { AppServices } from '../../services/AppServices.ts';
import { LatePushKeeper } from '../../services/push/LatePushKeeper.ts';
import { accountLanguageApi } from '../../api/accountLanguageApi.ts';
import { AccountLanguage } from '../../services/AccountLanguage.ts';
import { ListKeeper } from '../shell/keptList/ListKeeper.ts';
import { AppBadge } from './AppBadge.ts';
import { AppWorker } from './AppWorker.ts';
import { InstallInvitation } from './InstallInvitation.ts';
import { ManifestLink } from './ManifestLink.ts';
import type { InstalledAppParts } from './InstalledAppHost.tsx';
import { openResumedChanges } from './openResumedChanges.ts';
import { QuietUpdate } from './QuietUpdate.ts';

const InstalledAppHost = lazyUntilLoaded(
  withLaterWords(async () => (await import('./InstalledAppHost.tsx')).InstalledAppHost),
);

/** The code of the notices is loaded only when one is due, because most visits have none. */
function InstalledAppGate(parts: InstalledAppParts) {
  const hasUpdate = useObserved(parts.worker?.hasUpdate ?? null, false);
  const way = useObserved(parts.invitation.way);
  const isAwaiting = useObserved(parts.services.access.awaited).length > 0;
  const { queryClient } = parts.services;
  const isDue = useIntervalValue(() => restoredAt(queryClient) !== null || isSlowFeedNews(queryClient), 1000);
  return hasUpdate || isAwaiting || way !== null || isDue ? <InstalledAppHost {...parts} /> : null;
}

/**
 * The app's presence on a device: the kept data, the service worker with its versions, and the installation. A
 * development server and an insecure page have no worker. The notices have a separate React root, so that their code is
 * not part of the first load.
 */
export class InstalledApp {
  readonly #parts: readonly { start(): void; stop(): void }[];
  readonly #notices: ReactNode;
  #root: Root | null = null;

  /** @param spectator the spectator whose unread messages the icon counts */
  constructor(
    services: AppServices,
    words: ComponentProps<typeof WordsProvider>['words'],
    spectator: ConstructorParameters<typeof AppBadge>[0]['spectator'],
  ) {
    const { queryClient, session, access, language, now } = services;
    const version = pageVersion();
    const hasWorkers = 'serviceWorker' in navigator;
    const worker =
      version !== null && hasWorkers
        ? new AppWorker({ language, session, version, reload: () => location.reload() })
        : null;
    const kept = new StoredAnswers({
      queryClient,
      session,
      storage: browserAnswerStorage(),
      expectedUserId: access.keptSession()?.user.id ?? null,
      onForget: () => worker?.forget(),
    });
    const invitation = new InstallInvitation({
      storage: new SafeStorage(() => localStorage),
      browser: window,
      // Only Safari on iPhone and iPad has the property `standalone`.
      isByHand: 'standalone' in navigator && navigator.standalone === false,
      now,
    });
    this.#parts = [
      kept,
      openResumedChanges(services, words),
      new LatePushKeeper(services),
      new AccountLanguage({
        api: accountLanguageApi.of(access),
        session,
        language,
        storage: new SafeStorage(() => localStorage),
      }),
      ...(worker === null ? [] : [worker, new QuietUpdate({ worker, queryClient, page: document })]),
      invitation,
      ...(version === null
        ? []
        : [
            new ListKeeper({
              storage: new SafeStorage(() => localStorage),
              page: document,
              session,
              queryClient,
              ageAt: (moment) =>
                words.t(($) => $.shell.dataAge.seenAt, { time: formatsOf(language.current()).time(moment) }),
              now,
            }),
          ]),
      new AppBadge({ spectator, browser: navigator }),
      new ManifestLink({ language, page: document }),
    ];
    this.#notices = (
      <WordsProvider words={words}>
        <Suspense>
          <InstalledAppGate services={services} worker={worker} invitation={invitation} />
        </Suspense>
      </WordsProvider>
    );
  }

  start(): void {
    if (this.#root !== null) return;
    for (const part of this.#parts) part.start();
    this.#root = createRoot(document.body.appendChild(document.createElement('div')));
    this.#root.render(this.#notices);
  }

  stop(): void {
    this.#root?.unmount();
    this.#root = null;
    for (const part of this.#parts) part.stop();
  }
}
