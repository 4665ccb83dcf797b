import type { Tabs } from '../live/tabs/Tabs.ts';

const nothingToEnd = (): void => {
  // There is nobody to listen to.
};

/** A tab that knows of no others: it is always in front. */
export const loneTab: Tabs = {
  isFront: () => true,
  onFront: () => nothingToEnd,
  send: () => {
    // Nobody hears.
  },
  onMessage: () => nothingToEnd,
};
