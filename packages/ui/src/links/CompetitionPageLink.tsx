import type { Competition } from '@tribunen/domain';
import { Info } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../i18n/useWords.ts';
import { theme } from '../theme/theme.ts';
import { Link } from './Link.tsx';
import { usePageHref } from './PageLink.tsx';

/** Leads to a competition's page from beside its name, where the name itself does something else. */
export function CompetitionPageLink({ competition }: { readonly competition: Competition }) {
  const { t } = useWords();
  const href = usePageHref({ competition });
  if (href === null) return null;
  return (
    <Root href={href} aria-label={t(($) => $.results.aboutCompetition, { competition: competition.name })}>
      <Info size={20} aria-hidden />
    </Root>
  );
}

const Root = styled(Link)`
  display: grid;
  place-items: center;
  width: ${theme.touch};
  height: ${theme.touch};
  color: ${theme.colour.text2};
`;
