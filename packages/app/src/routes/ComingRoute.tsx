import { UnderConstructionScreen, useWords } from '@tribunen/ui';

/** The screens that are on their way, by the key of their title. */
export type Coming = keyof ReturnType<typeof useTitles>;

function useTitles() {
  const { t } = useWords();
  return {
    follows: t(($) => $.shell.menu.follows),
    fantasy: t(($) => $.shell.menu.fantasy),
    pitch: t(($) => $.routes.pitch),
    calibration: t(($) => $.routes.calibration),
    warmResults: t(($) => $.routes.warmResults),
  };
}

/** The sign for a screen that is on its way. */
export function ComingRoute({ screen }: { readonly screen: Coming }) {
  return <UnderConstructionScreen title={useTitles()[screen]} />;
}
