import type { Tabs } from '../live/tabs/Tabs.ts';

const nothingToEnd = (): void => {
  // No other tab ever sends a message.
};

/** The only tab of its browser, which is always the front. */
export const loneTab: Tabs = {
  isFront: () => true,
  onFront: () => nothingToEnd,
  send: () => {
    // No other tab receives it.
  },
  onMessage: () => nothingToEnd,
};
