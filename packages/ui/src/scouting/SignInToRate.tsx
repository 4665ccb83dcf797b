import { useWords } from '../i18n/useWords.ts';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../primitives/EmptyStand/EmptyStand.tsx';

/** Takes the place of the stars where nobody is signed in, and leads to the sign-in. */
export function SignInToRate({ href }: { readonly href: string }) {
  const { t } = useWords();
  return (
    <EmptyStand
      title={t(($) => $.scouting.card.signIn.title)}
      hint={t(($) => $.scouting.card.signIn.hint)}
      action={<ButtonLink href={href}>{t(($) => $.common.signIn)}</ButtonLink>}
    />
  );
}
