import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { keepDemo } from './paths.ts';

/**
 * Makes an address of the app absolute, for Google or the link in a mail to lead back to. The demo's parameters are kept.
 *
 * @example
 * const siteAddress = useSiteAddress();
 * siteAddress('/auth'); // 'https://tribunen.example/auth?demo=utlogget'
 */
export function useSiteAddress(): (path: string) => string {
  const { search } = useLocation();
  return useCallback((path) => new URL(keepDemo(path, search), location.origin).href, [search]);
}
