import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { theme } from '../../theme/theme.ts';
import { PriorityList } from '../PriorityList/PriorityList.tsx';
import { FollowsFilePanel } from './FollowsFilePanel.tsx';
import type { FollowsView } from './FollowsView.ts';

/** The user's follows in order, or the message that there are none yet. */
export function MinePanel({ view }: { readonly view: Extract<FollowsView, { status: 'ready' }> }) {
  const { t } = useWords();
  const { follows, actions, file, onTab } = view;
  return (
    <>
      {follows.length === 0 ? (
        <EmptyStand
          title={t(($) => $.follows.empty)}
          action={<Button onClick={() => onTab('choose')}>{t(($) => $.common.chooseFollows)}</Button>}
        />
      ) : (
        <>
          <Hint>{t(($) => $.follows.hint)}</Hint>
          <PriorityList follows={follows} actions={actions} />
        </>
      )}
      <FollowsFilePanel view={file} />
    </>
  );
}

const Hint = styled.p`
  margin-bottom: ${theme.space[3]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
