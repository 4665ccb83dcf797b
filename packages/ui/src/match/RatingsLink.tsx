import { useWords } from '../i18n/useWords.ts';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';

/**
 * Leads from a finished match to the ratings of its players.
 *
 * @example
 * <Chat view={view} aside={<RatingsLink href="/scouting" />} />
 */
export function RatingsLink({ href }: { readonly href: string }) {
  const { t } = useWords();
  return (
    <ButtonLink href={href} variant="line" small>
      {t(($) => $.match.ratings)}
    </ButtonLink>
  );
}
