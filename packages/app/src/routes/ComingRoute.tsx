import { UnderConstructionScreen, useWords } from '@tribunen/ui';

/** The screens that are on their way, by the key of their title. */
export type Coming = keyof ReturnType<typeof useTitles>;

function useTitles() {
  const { t } = useWords();
  return {
    scouting: t(($) => $.shell.tabs.scouting),
  };
}

/** The sign for a screen that is on its way. */
export function ComingRoute({ screen }: { readonly screen: Coming }) {
  return <UnderConstructionScreen title={useTitles()[screen]} />;
}
