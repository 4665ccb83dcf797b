import { Navigate, useLocation } from 'react-router-dom';
import { rootLeadsTo } from '../../navigation/rootLeadsTo.ts';

/** The site's root, when a screen leads to it. A visit that begins there has another address already (`startApp`). */
export function RootRedirect() {
  const { search } = useLocation();
  return <Navigate replace to={rootLeadsTo(search)} />;
}
