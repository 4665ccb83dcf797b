import type { ProviderBudget } from '@tribunen/domain';
import { array, nullable, object } from 'valibot';
import { utcInstant } from '../brands.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { callBudget } from './call_budgets.ts';

const moment = nullable(utcInstant);
const answer = object({
  providers: array(object({ ...callBudget.entries, answered_at: moment, blocked_until: moment })),
});

/**
 * The answer of `call_budgets`.
 *
 * @throws {ContractError} when it breaks the contract
 */
export function parseCallBudgets(raw: unknown): readonly ProviderBudget[] {
  return parseAnswer('call_budgets', answer, raw).providers.map((budget) => ({
    provider: budget.provider,
    usedToday: budget.used_today,
    leftToday: budget.left_today,
    pauseMs: budget.pause_seconds === null ? null : budget.pause_seconds * 1000,
    answeredAt: budget.answered_at,
    blockedUntil: budget.blocked_until,
    fault: budget.fault,
  }));
}
