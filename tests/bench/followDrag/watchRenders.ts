import type { Page } from 'playwright';
import { array, type InferOutput, object, parse, string } from 'valibot';

const renders = object({
  /** The names of the rows whose contents were rendered, once for each time. */
  contents: array(string()),
  /** The names of the rows whose places were rendered, once for each time. */
  places: array(string()),
  /** The names of the rows that have another place than at the last call. */
  moved: array(string()),
});

/** The rows that have been rendered, and those that have moved, since the last call. */
export async function takeRenders(page: Page): Promise<InferOutput<typeof renders>> {
  return parse(renders, await page.evaluate('window.takeRenders()'));
}

/**
 * Runs in the page before its scripts. Listens to React's commits, as React's developer tools do, and notes which rows
 * of the list of follows were rendered. It recognises a row by its props, whose names are the same in a production
 * build.
 */
export function watchRenders(): void {
  interface Fiber {
    readonly alternate: Fiber | null;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly flags: number;
    readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  }
  /** React sets this on a component that has run. */
  const performedWork = 1;
  let contents: string[] = [];
  let places: string[] = [];
  let styles = new Map<string, string>();
  const stylesOf = () =>
    new Map(
      [...document.querySelectorAll('[data-row]')].map((row): [string, string] => {
        const [name = ''] = /Lag \d+/.exec(row.textContent) ?? [];
        return [name, row.getAttribute('style') ?? ''];
      }),
    );
  const nameOf = (named: unknown): string | null =>
    typeof named === 'object' && named !== null && 'name' in named ? String(named.name) : null;
  const look = (fiber: Fiber): void => {
    const before = fiber.alternate;
    const props = fiber.memoizedProps;
    if (props !== null && (fiber.flags & performedWork) !== 0) {
      if ('handleAttributes' in props) contents.push(String(props['name']));
      else if ('follow' in props && 'isStill' in props) places.push(nameOf(props['follow']) ?? '');
    }
    // When the child is the same object as before, React skipped it and everything inside it.
    if (before !== null && fiber.child === before.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) look(child);
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: unknown, root: { readonly current: Fiber }) => look(root.current),
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    },
    takeRenders: () => {
      const now = stylesOf();
      const moved = [...now].filter(([name, style]) => styles.get(name) !== style).map(([name]) => name);
      const taken = { contents, places, moved };
      contents = [];
      places = [];
      styles = now;
      return taken;
    },
  });
}
