import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { theme } from '../../theme/theme.ts';
import { HiddenWords } from './HiddenWords.tsx';
import { PeopleList } from './PeopleList.tsx';
import type { SafetyView } from './SafetyView.ts';
import { SettingsFailed } from './SettingsFailed.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** The muted and blocked people, the hidden words, and the choice whether the user is shown as online. */
export function SafetySettings({ view }: { readonly view: SafetyView }) {
  const { t } = useWords();
  return (
    <SettingsSection title={t(($) => $.safety.title)}>
      {view.isShown === null ? (
        <Skeleton width="100%" height="44px" />
      ) : (
        <Switch
          label={t(($) => $.safety.shown.label)}
          hint={t(($) => $.safety.shown.hint)}
          checked={view.isShown}
          onChange={(isShown) => view.onShown(isShown)}
        />
      )}
      <Lists view={view} />
    </SettingsSection>
  );
}

function Lists({ view }: { readonly view: SafetyView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return (
        <Parts role="status" aria-label={t(($) => $.safety.loading)}>
          <Skeleton width="100%" height="44px" />
          <Skeleton width="100%" height="44px" />
        </Parts>
      );
    case 'error':
      return <SettingsFailed text={t(($) => $.safety.notLoaded)} onRetry={() => view.onRetry()} />;
    case 'ready':
      return (
        <Parts>
          <PeopleList
            title={t(($) => $.safety.muted.title)}
            hint={t(($) => $.safety.muted.hint)}
            none={t(($) => $.safety.muted.none)}
            people={view.muted}
            onLift={(id) => view.onUnmute(id)}
          />
          <PeopleList
            title={t(($) => $.safety.blocked.title)}
            hint={t(($) => $.safety.blocked.hint)}
            none={t(($) => $.safety.blocked.none)}
            people={view.blocked}
            onLift={(id) => view.onUnblock(id)}
          />
          <HiddenWords
            words={view.hiddenWords}
            onHide={(word) => view.onHideWord(word)}
            onShow={(word) => view.onShowWord(word)}
          />
        </Parts>
      );
  }
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;
