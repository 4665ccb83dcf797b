import { useEffect, useState } from 'react';

/** The stories that `npm run state-pictures` has taken pictures of; null until that is known. */
export function usePicturedStates(): ReadonlySet<string> | null {
  const [pictured, setPictured] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void listed(controller.signal).then((ids) => !controller.signal.aborted && setPictured(new Set(ids)));
    return () => controller.abort();
  }, []);
  return pictured;
}

async function listed(signal: AbortSignal): Promise<readonly string[]> {
  try {
    const answer = await fetch('./pictures/states.txt', { signal });
    return answer.ok ? (await answer.text()).split('\n') : [];
  } catch {
    return [];
  }
}
