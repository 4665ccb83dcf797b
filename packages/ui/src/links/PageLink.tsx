import type { Competition, Team } from '@tribunen/domain';
import { type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { Link } from './Link.tsx';
import { PageAddresses } from './PageAddresses.ts';

interface PageLinkProps {
  readonly to: { readonly team: Pick<Team, 'id'> } | { readonly competition: Pick<Competition, 'id'> };
  readonly children: ReactNode;
}

/**
 * A name or a crest that links to the page of its team or competition. It is plain text if the app has no such pages,
 * and for a side that is not decided.
 */
export function PageLink({ to, children }: PageLinkProps) {
  const href = usePageHref(to);
  return href === null ? children : <Root href={href}>{children}</Root>;
}

/** The address of the page of a team or a competition; null where there is none. */
export function usePageHref(to: PageLinkProps['to']): string | null {
  const addresses = useContext(PageAddresses);
  if (addresses === null) return null;
  if ('competition' in to) return addresses.competition(to.competition.id);
  return to.team.id === null ? null : addresses.team(to.team.id);
}

const Root = styled(Link)`
  display: flex;
  flex: 1;
  min-width: 0;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 4px;
    }
  }
`;
