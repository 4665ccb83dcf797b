import { usePromisedLang } from '../../i18n/usePromisedLang.ts';
import { useWords } from '../../i18n/useWords.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { ScreenBody } from '../../screen/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';

/** An unknown address: 404, what it means, and a link home. */
export function NotFoundScreen({ homeHref }: { readonly homeHref: string }) {
  const { t } = useWords();
  const promised = usePromisedLang();
  return (
    <>
      <ScreenHeader title={t(($) => $.shell.notFound.code)} strip={null} link={null} />
      <ScreenBody>
        <EmptyStand
          title={t(($) => $.shell.notFound.text)}
          titleLang={promised}
          action={<ButtonLink href={homeHref}>{t(($) => $.common.toResults)}</ButtonLink>}
        />
      </ScreenBody>
    </>
  );
}
