import styled from 'styled-components';
import { usePromisedLang } from '../../i18n/usePromisedLang.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ScreenBody } from '../../screen/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../../theme/theme.ts';
import { ProviderBudgets } from '../ProviderBudgets/ProviderBudgets.tsx';
import type { ProviderBudgetsView } from '../ProviderBudgets/ProviderBudgetsView.ts';
import type { WarmResultsView } from './WarmResultsView.ts';

/**
 * The administrators' screen that runs the aggregator, and shows its unchanged answer and the calls to the providers.
 */
export function WarmResultsScreen({
  view,
  budgets,
}: {
  readonly view: WarmResultsView;
  readonly budgets: ProviderBudgetsView;
}) {
  const { t } = useWords();
  const promised = usePromisedLang();
  const isRunning = view.status === 'running';
  return (
    <>
      <ScreenHeader title={t(($) => $.warmResults.title)} titleLang={promised} strip={null} link={null} />
      <ScreenBody>
        <Column>
          <div>
            <Button busy={isRunning} onClick={() => view.status !== 'running' && view.onRun()}>
              {t(($) => (isRunning ? $.warmResults.running : $.warmResults.run))}
            </Button>
          </div>
          <div aria-live="polite">
            <Outcome view={view} />
          </div>
          <ProviderBudgets view={budgets} />
        </Column>
      </ScreenBody>
    </>
  );
}

function Outcome({ view }: { readonly view: WarmResultsView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'none':
      return <p>{t(($) => $.warmResults.none)}</p>;
    case 'running':
      return null;
    case 'failed':
      return <Bad>{t(($) => $.warmResults.failed, { message: view.message })}</Bad>;
    case 'answered':
      return (
        <Answer tabIndex={0} role="region" aria-label={t(($) => $.warmResults.answer)}>
          {JSON.stringify(view.answer, null, 2)}
        </Answer>
      );
  }
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 640px;
`;

const Bad = styled.p`
  color: ${theme.colour.live};
  font-weight: ${theme.font.weight.medium};
  overflow-wrap: anywhere;
`;

const Answer = styled.pre`
  padding: ${theme.space[3]};
  overflow: auto;
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.well};
  font-family: ui-monospace, monospace;
  font-size: ${theme.font.size.sm};
`;
