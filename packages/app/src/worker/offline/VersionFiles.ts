import { PrecacheController } from 'workbox-precaching';
import { isVersion, versionOf } from '../../lib/worker/versionOf.ts';
import { languageOfFile } from './languageOfFile.ts';

/** A file of the build. Its revision is null if its name contains a hash. */
interface BuildFile {
  readonly url: string;
  readonly revision: string | null;
}

interface VersionWorld {
  readonly caches: CacheStorage;
  /** Tells which versions have open pages: each page holds a lock with the name of its version. */
  readonly locks: Pick<LockManager, 'query'>;
}

/**
 * The files of one version of the app, in a separate cache: the page, its scripts and fonts, and the words of the
 * languages in which the app is read on this device. The files of an earlier version stay as long as a page of that
 * version is open.
 */
export class VersionFiles {
  readonly #name: string;
  readonly #words: readonly BuildFile[];
  readonly #caches: CacheStorage;
  readonly #locks: VersionWorld['locks'];
  readonly #files: PrecacheController;

  /** @throws when no file is the app's first script, whose hash identifies the version */
  constructor(files: readonly BuildFile[], { caches, locks }: VersionWorld) {
    this.#name = files.map(({ url }) => versionOf(`/${url}`)).find((version) => version !== null) ?? '';
    if (this.#name === '') throw new Error('The build has no first script');
    this.#words = files.filter(({ url }) => languageOfFile(url) !== null);
    this.#caches = caches;
    this.#locks = locks;
    this.#files = new PrecacheController({ cacheName: this.#name });
    this.#files.addToCacheList(
      files
        .filter(({ url }) => languageOfFile(url) === null)
        .map(({ url, revision }) => ({ url: `/${url}`, revision })),
    );
  }

  /**
   * Stores this version's files. Of its files of words, it stores only those in the languages that earlier versions
   * have stored on this device.
   */
  async install(event: ExtendableEvent): Promise<void> {
    const languages = await this.#readLanguages();
    await Promise.all([this.#files.install(event), ...languages.map((language) => this.keepWords(language))]);
  }

  /** Stores the words of a further language. */
  async keepWords(language: string): Promise<void> {
    const cache = await this.#caches.open(this.#name);
    const wanted = this.#words.filter(({ url }) => languageOfFile(url) === language).map(({ url }) => `/${url}`);
    const kept = await Promise.all(wanted.map((url) => cache.match(url)));
    await cache.addAll(wanted.filter((_, index) => kept[index] === undefined));
  }

  /** Finds the stored file that a request asks for, in the cache of any version; undefined if none has it. */
  find(request: Request): Promise<Response | undefined> {
    return this.#caches.match(request, { ignoreVary: true });
  }

  /** The handler that answers every address of the app with the page of this version. */
  answerPage(): ReturnType<PrecacheController['createHandlerBoundToURL']> {
    return this.#files.createHandlerBoundToURL('/index.html');
  }

  /** Deletes the files of every other version that no open page has. */
  async forgetOld(): Promise<void> {
    const { held = [] } = await this.#locks.query();
    const open = new Set(held.map(({ name }) => name));
    const old = (await this.#caches.keys()).filter((name) => isVersion(name) && name !== this.#name && !open.has(name));
    await Promise.all(old.map((name) => this.#caches.delete(name)));
  }

  async #readLanguages(): Promise<readonly string[]> {
    const versions = (await this.#caches.keys()).filter(isVersion);
    const files = await Promise.all(versions.map(async (name) => (await this.#caches.open(name)).keys()));
    return [...new Set(files.flat().map(({ url }) => languageOfFile(url)))].filter((language) => language !== null);
  }
}
