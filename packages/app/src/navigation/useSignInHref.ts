import { useLocation } from 'react-router-dom';
import { paths, returnParameter } from './paths.ts';

/** The address of the sign-in, which leads back here. */
export function useSignInHref(): string {
  const { pathname, search } = useLocation();
  return `${paths.auth}?${new URLSearchParams({ [returnParameter]: `${pathname}${search}` })}`;
}
