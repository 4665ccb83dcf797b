import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { AppHistory } from '../navigation/AppHistory.ts';

/** A history in memory that begins at an address. */
export function historyAt(address: string): AppHistory {
  return new AppHistory(createMemoryHistory({ initialEntries: [address], v5Compat: true }));
}
