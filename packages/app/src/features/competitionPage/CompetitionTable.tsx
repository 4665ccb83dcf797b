import type { Competition } from '@tribunen/domain';
import { PagePart, useWords } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { seasonBackend } from '../../backend/seasonBackend.ts';
import { useFailureWords } from '../../forms/useFailureWords.ts';
import { standingsQuery } from '../../queries/seasonQueries.ts';
import { toPartView } from '../../queries/toPartView.ts';
import { useBackend } from '../../services/useBackend.ts';

/** The table of a competition. */
export function CompetitionTable({ competition }: { readonly competition: Competition }) {
  const { t } = useWords();
  const whyOf = useFailureWords();
  const standings = useQuery(standingsQuery(useBackend(seasonBackend), competition));
  return (
    <PagePart
      title={t(($) => $.competitionPage.table.title)}
      part={toPartView(standings, whyOf, (known) => known)}
      rows={8}
    >
      {() => null}
    </PagePart>
  );
}
