import { createContext, useContext } from 'react';
import type { AppServices } from './AppServices.ts';

export const ServicesContext = createContext<AppServices | null>(null);

/** The app's services. Throws outside the app. */
export function useServices(): AppServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs ServicesContext around it');
  return services;
}
