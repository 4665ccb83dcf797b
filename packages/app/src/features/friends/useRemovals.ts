import { useEffect, useState } from 'react';
import { useServices } from '../../services/useServices.ts';
import { Removals } from './Removals.ts';

/** The removals of a screen. Whoever leaves it has made up their mind; a session that has ended can end no friendship. */
export function useRemovals(): Removals {
  const { session } = useServices();
  const [removals] = useState(() => new Removals());
  useEffect(
    () => () => {
      if (session.current().status === 'signed-in') removals.endAll();
      else removals.drop();
    },
    [removals, session],
  );
  return removals;
}
