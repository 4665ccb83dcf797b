import { epochMs, goalAge, type ProviderBudget, type UtcInstant } from '@tribunen/domain';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { theme } from '../../theme/theme.ts';
import type { ProviderBudgetsView } from './ProviderBudgetsView.ts';

/** The calls of today to each provider, and how old a goal is when it arrives (FEED-25). */
export function ProviderBudgets({ view }: { readonly view: ProviderBudgetsView }) {
  const { t } = useWords();
  return (
    <Root aria-labelledby="provider-budgets">
      <h2 id="provider-budgets">{t(($) => $.budgets.title)}</h2>
      <Content view={view} />
    </Root>
  );
}

function Content({ view }: { readonly view: ProviderBudgetsView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return (
        <p>
          <Spinner /> {t(($) => $.budgets.loading)}
        </p>
      );
    case 'error':
      return <LoadFailed frame="bare" title={t(($) => $.budgets.failed)} hint={view.message} onRetry={view.onRetry} />;
    case 'ready':
      return view.budgets.length === 0 ? (
        <p>{t(($) => $.budgets.none)}</p>
      ) : (
        view.budgets.map((budget) => <Budget key={budget.provider} budget={budget} now={view.now} />)
      );
  }
}

function Budget({ budget, now }: { readonly budget: ProviderBudget; readonly now: UtcInstant }) {
  const { t } = useWords();
  const { age, number, time } = useFormats();
  const { provider, usedToday, leftToday, pauseMs, answeredAt, blockedUntil, fault } = budget;
  const arrival = pauseMs === null ? null : goalAge(pauseMs);
  return (
    <article>
      <h3>{provider}</h3>
      <Facts>
        <dt>{t(($) => $.budgets.calls)}</dt>
        <dd>
          {leftToday === null
            ? t(($) => $.budgets.used, { used: number(usedToday) })
            : t(($) => $.budgets.usedAndLeft, { used: number(usedToday), left: number(leftToday) })}
        </dd>
        <dt>{t(($) => $.budgets.goalAge)}</dt>
        <dd>
          {arrival === null
            ? t(($) => $.budgets.unknownAge)
            : t(($) => $.budgets.expectedAge, {
                mean: number(Math.round(arrival.meanMs / 1000)),
                worst: number(Math.round(arrival.mostMs / 1000)),
              })}
        </dd>
        <dt>{t(($) => $.budgets.lastAnswer)}</dt>
        <dd>
          {answeredAt === null
            ? t(($) => $.budgets.noAnswer)
            : t(($) => $.budgets.ago, { age: age(Math.max(0, epochMs(now) - epochMs(answeredAt))) })}
        </dd>
        {blockedUntil !== null && (
          <>
            <dt>{t(($) => $.budgets.waits)}</dt>
            <dd>{t(($) => $.budgets.until, { time: time(blockedUntil) })}</dd>
          </>
        )}
        {fault !== null && (
          <>
            <dt>{t(($) => $.budgets.fault)}</dt>
            <Fault>{fault}</Fault>
          </>
        )}
      </Facts>
    </article>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.chalkWidth} solid ${theme.colour.line};

  & > h2 {
    font-size: ${theme.font.size.lg};
    font-weight: ${theme.font.weight.bold};
  }
  h3 {
    font-weight: ${theme.font.weight.bold};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${theme.space[1]} ${theme.space[4]};
  margin-top: ${theme.space[2]};
  font-size: ${theme.font.size.sm};

  & > dt {
    color: ${theme.colour.text2};
  }
`;

const Fault = styled.dd`
  color: ${theme.colour.live};
  overflow-wrap: anywhere;
`;
