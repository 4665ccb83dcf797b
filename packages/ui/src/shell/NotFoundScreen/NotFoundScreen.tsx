import type { ReactNode } from 'react';
import { usePromisedLang } from '../../i18n/usePromisedLang.ts';
import { useWords } from '../../i18n/useWords.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { MessageAndMatches } from '../../screen/ScreenBody/MessageAndMatches.ts';
import { ScreenBody } from '../../screen/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';

interface NotFoundScreenProps {
  readonly homeHref: string;
  /** Links to matches. */
  readonly matches?: ReactNode;
}

/** An unknown address: 404, what it means, a link home, and matches to continue with. */
export function NotFoundScreen({ homeHref, matches = null }: NotFoundScreenProps) {
  const { t } = useWords();
  const promised = usePromisedLang();
  return (
    <>
      <ScreenHeader title={t(($) => $.shell.notFound.code)} strip={null} link={null} />
      <MessageAndMatches>
        <ScreenBody>
          <EmptyStand
            title={t(($) => $.shell.notFound.text)}
            titleLang={promised}
            action={<ButtonLink href={homeHref}>{t(($) => $.common.toResults)}</ButtonLink>}
          />
        </ScreenBody>
        {matches}
      </MessageAndMatches>
    </>
  );
}
