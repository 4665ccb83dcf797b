import { createContext, useContext } from 'react';
import type { House } from './House.ts';

export const HouseContext = createContext<House | null>(null);

/** The page's one of everything. Throws outside the app, where there is no house. */
export function useHouse(): House {
  const house = useContext(HouseContext);
  if (house === null) throw new Error('useHouse needs HouseContext around it');
  return house;
}
