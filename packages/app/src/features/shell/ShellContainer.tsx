import { AppShell, PageAddresses, type PageAddressesOf } from '@tribunen/ui';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useServices } from '../../services/useServices.ts';
import { useLiveConnection } from '../../live/useLiveConnection.ts';
import { competitionPath, teamPath } from '../../navigation/paths.ts';
import { useSession } from '../../services/useSession.ts';
import { isEnglishOffered } from '../../lib/appearance/isEnglishOffered.ts';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { withLaterWords } from '../../lib/loading/withLaterWords.tsx';
import { tabPath } from './activeTab.ts';
import { DemoBarHost } from './DemoBarHost.tsx';
import { useSearchOpening } from './search/useSearchOpening.ts';
import { useActiveTab } from './useActiveTab.ts';
import { useKnownSpectator } from './useKnownSpectator.ts';
import { useProfileView } from './useProfileView.ts';

/** This code is loaded with the live connection; its place is reserved. */
const DataAgeContainer = lazyUntilLoaded(async () => (await import('./DataAgeContainer.tsx')).DataAgeContainer);

/** This code is loaded with the live connection; the page has room for it if the offer is due. */
const EnglishOfferContainer = lazyUntilLoaded(
  async () => (await import('./EnglishOfferContainer.tsx')).EnglishOfferContainer,
);

/** This code is loaded when a session ends by itself. */
const SessionEndedContainer = lazyUntilLoaded(
  async () => (await import('./SessionEndedContainer.tsx')).SessionEndedContainer,
);

/** This code is loaded when the search is first opened. */
const SearchContainer = lazyUntilLoaded(
  withLaterWords(async () => (await import('./search/SearchContainer.tsx')).SearchContainer),
);

/** The shell around every tabbed screen: tabs, profile menu and, in the demo, its bar. */
export function ShellContainer() {
  const { demo } = useServices();
  const session = useSession();
  const search = useSearchOpening();
  const known = useKnownSpectator();
  const { view: profile, question } = useProfileView();
  const room = useLiveConnection();

  return (
    <>
      <AppShell
        view={{
          activeTab: useActiveTab(),
          tabHref: tabPath,
          unread: known?.unread ?? 0,
          profile,
          onSearch: search.open,
          dataAge: room && (
            <Suspense>
              <DataAgeContainer />
            </Suspense>
          ),
          bar: demo && <DemoBarHost />,
          englishOffer: room && isEnglishOffered(document) && (
            <Suspense>
              <EnglishOfferContainer />
            </Suspense>
          ),
        }}
      >
        {/* There is no Suspense here, so that the static shell stays until the code of the first screen has loaded. */}
        <PageAddresses value={pageAddresses}>
          <Outlet />
        </PageAddresses>
      </AppShell>
      {/* This is over the page, not in it, because the screen slides. */}
      {session.status === 'signed-out' && session.reason === 'ended' && (
        <Suspense>
          <SessionEndedContainer />
        </Suspense>
      )}
      {search.isOpen && (
        <Suspense>
          <SearchContainer text={search.text} onType={search.type} onClose={search.close} />
        </Suspense>
      )}
      {question}
    </>
  );
}

/** The addresses to which the names of teams and competitions link. */
const pageAddresses: PageAddressesOf = { team: teamPath, competition: competitionPath };
