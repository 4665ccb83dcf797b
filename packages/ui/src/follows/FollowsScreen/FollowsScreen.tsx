import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { WaitsForNetwork } from '../../primitives/WaitsForNetwork.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../../theme/theme.ts';
import { ChoosePanel } from './ChoosePanel.tsx';
import { FollowsSkeleton } from './FollowsSkeleton.tsx';
import type { FollowsTab, FollowsView } from './FollowsView.ts';
import { MinePanel } from './MinePanel.tsx';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';

const tabs = ['choose', 'mine'] as const satisfies readonly FollowsTab[];

type ReadyView = Extract<FollowsView, { status: 'ready' }>;

const panels: Readonly<Record<FollowsTab, (view: ReadyView) => ReactNode>> = {
  choose: (view) => <ChoosePanel view={view.choose} />,
  mine: (view) => <MinePanel view={view} />,
};

/** The user's follows: one tab to choose teams and competitions, and one to order them. */
export function FollowsScreen({ view }: { readonly view: FollowsView }) {
  const { t } = useWords();
  const title = t(($) => $.shell.menu.follows);
  return (
    <>
      <ScreenHeader title={title} strip={null} link={null} />
      <Column>
        {view.status === 'ready' && view.isWaiting && (
          <Notice>
            <WaitsForNetwork />
          </Notice>
        )}
        <Tabs
          label={title}
          value={view.tab}
          onChange={(tab) => view.onTab(tab)}
          tabs={tabs.map((tab) => ({
            value: tab,
            name: t(($) => $.follows.tabs[tab]),
            content: view.status === 'ready' ? panels[tab](view) : <Waiting view={view} />,
          }))}
        />
      </Column>
    </>
  );
}

function Waiting({ view }: { readonly view: Exclude<FollowsView, ReadyView> }) {
  const { t } = useWords();
  if (view.status === 'loading') return <FollowsSkeleton />;
  return <LoadFailed title={t(($) => $.follows.notLoaded, { message: view.message })} onRetry={() => view.onRetry()} />;
}

const Notice = styled.div`
  padding: ${theme.space[3]} ${theme.space.gutter} 0;
`;

/** The tabs' line runs across; what is under it does not. */
const Column = styled.div`
  & [role='tabpanel'] {
    max-width: 1120px;
  }
`;
