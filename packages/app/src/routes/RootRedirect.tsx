import { Navigate, useLocation } from 'react-router-dom';
import { keepDemo, paths } from './paths.ts';

/** `/` is the results (part 1 §2, Routes). */
export function RootRedirect() {
  const { search } = useLocation();
  return <Navigate replace to={keepDemo(paths.results, search)} />;
}
