import type { ReactNode } from 'react';
import { ResultsContext, type ResultsParts } from '../features/results/useResultsParts.ts';
import type { SpectatorWatch } from '../features/shell/SpectatorWatch.ts';
import { SpectatorContext } from '../features/shell/useKnownSpectator.ts';
import type { Deferred } from '../lib/loading/Deferred.ts';
import type { LiveConnection } from '../live/LiveConnection.ts';
import { AlertsContext, type DeferredAlerts } from '../live/notifications/useAlerts.ts';
import type { OnlineUsers } from '../live/presence/OnlineUsers.ts';
import { PresenceContext } from '../live/presence/usePresence.ts';
import { LiveConnectionContext } from '../live/useLiveConnection.ts';
import type { AppServices } from '../services/AppServices.ts';
import { ServicesContext } from '../services/useServices.ts';
import type { PageReload } from './pageReload/PageReload.ts';
import { PageReloadContext } from './pageReload/usePageReload.ts';

/** The long-lived parts of the page. The folder that owns a part owns its context and its hook. */
export interface PageParts {
  readonly services: AppServices;
  readonly live: Deferred<LiveConnection>;
  readonly alerts: DeferredAlerts;
  readonly presence: Deferred<OnlineUsers>;
  readonly results: ResultsParts;
  readonly spectator: Deferred<SpectatorWatch>;
  readonly pageReload: PageReload;
}

/** Provides the long-lived parts to the page. */
export function PageContexts({ parts, children }: { readonly parts: PageParts; readonly children: ReactNode }) {
  return (
    <ServicesContext value={parts.services}>
      <LiveConnectionContext value={parts.live}>
        <AlertsContext value={parts.alerts}>
          <PresenceContext value={parts.presence}>
            <ResultsContext value={parts.results}>
              <SpectatorContext value={parts.spectator}>
                <PageReloadContext value={parts.pageReload}>{children}</PageReloadContext>
              </SpectatorContext>
            </ResultsContext>
          </PresenceContext>
        </AlertsContext>
      </LiveConnectionContext>
    </ServicesContext>
  );
}
