import type { ProviderBudget, UtcInstant } from '@tribunen/domain';

/** The calls of today to the providers. */
export type ProviderBudgetsView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; onRetry(): void }
  /** Without a provider the list is empty. */
  | { readonly status: 'ready'; readonly budgets: readonly ProviderBudget[]; readonly now: UtcInstant };
