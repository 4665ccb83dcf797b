import { useLocation } from 'react-router-dom';
import { authHref } from './authAddress.ts';

/** The address of the sign-in, which leads back here. */
export function useSignInHref(): string {
  const { pathname, search } = useLocation();
  return authHref({ mode: 'sign-in', invitation: null, next: `${pathname}${search}` });
}
