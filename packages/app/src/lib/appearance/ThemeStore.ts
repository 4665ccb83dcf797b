import type { ThemeChoice } from '@tribunen/ui';
import { StoredValue } from '../storage/StoredValue.ts';
import { applyTheme, themeKey, toThemeChoice } from './theme.ts';

/** The chosen theme, which is stored on this device and applies to all its tabs. */
export class ThemeStore extends StoredValue<ThemeChoice> {
  constructor(storage: () => Storage, page: Document) {
    super(
      {
        key: themeKey,
        storage,
        read: toThemeChoice,
        write: (choice) => (choice === 'system' ? null : choice),
      },
      window,
    );
    const apply = (): void => applyTheme(this.current(), page);
    this.subscribe(apply);
    apply();
  }
}
