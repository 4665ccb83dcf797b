import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { keepDemo } from './paths.ts';

/** Goes to an address of the app, with the demo's parameters kept. */
export function useAppNavigate(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback((to, options) => void navigate(keepDemo(to, search), options), [navigate, search]);
}
