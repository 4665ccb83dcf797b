import type { HiddenChoice } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { BackendAccess } from '../../api/access/BackendAccess.ts';
import { hiddenResultsApi } from '../../api/hiddenResultsApi.ts';

/**
 * Carries out at once what the user hides or shows on another device (KNOWN-17).
 *
 * @returns a function that ends the watch
 */
export function watchHiddenResults(access: BackendAccess, queryClient: QueryClient, user: string): () => void {
  const account = hiddenResultsApi.of(access);
  const follow = async (choices: readonly HiddenChoice[]): Promise<void> => {
    if (choices.length === 0) return;
    const { knownUntilOf } = await import('./knownUntilOf.ts');
    knownUntilOf(access, queryClient).follow(choices);
  };
  const complain = (error: unknown): void => console.error('What other devices hide is unknown', error);
  return account.subscribe(user, {
    onUp: () => void account.choices().then(follow).catch(complain),
    onDown: () => {},
    onChange: (change) => void (change.type !== 'DELETE' && follow([change.value]).catch(complain)),
  });
}
