import type { LanguageStore } from '../../lib/appearance/LanguageStore.ts';

interface ManifestLinkParts {
  readonly language: Pick<LanguageStore, 'current' | 'subscribe'>;
  readonly page: Document;
}

/**
 * Links the manifest in the chosen language. The browser reads a manifest as soon as it is linked, so the page does so
 * after the first screen, when the invitation to install is already listening.
 */
export class ManifestLink {
  readonly #parts: ManifestLinkParts;
  readonly #link: HTMLLinkElement;
  #end: (() => void) | null = null;

  constructor(parts: ManifestLinkParts) {
    this.#parts = parts;
    this.#link = parts.page.createElement('link');
    this.#link.rel = 'manifest';
  }

  start(): void {
    const { language, page } = this.#parts;
    const name = (): void => {
      this.#link.href = `/manifest-${language.current()}.webmanifest`;
    };
    name();
    page.head.append(this.#link);
    this.#end ??= language.subscribe(name);
  }

  stop(): void {
    this.#end?.();
    this.#end = null;
    this.#link.remove();
  }
}
