// Imports only the colours: Storybook bundles its frame with its own React, which lacks parts that the screens import.
import { dark } from '@tribunen/ui/tokens';
import { create } from 'storybook/theming/create';

/** The catalogue's own frame is always dark; the stories inside it follow the theme in the toolbar. */
export const catalogueTheme = create({
  base: 'dark',
  brandTitle: 'Tribunen',
  brandTarget: '_self',
  fontBase: "'Schibsted Grotesk', system-ui, sans-serif",
  colorPrimary: dark.turf,
  colorSecondary: dark.turf,
  appBg: dark.sunk,
  appContentBg: dark.ground,
  appPreviewBg: dark.ground,
  appBorderColor: dark.line,
  appBorderRadius: 4,
  barBg: dark.ground,
  textColor: dark.text,
  textMutedColor: dark.text3,
});
