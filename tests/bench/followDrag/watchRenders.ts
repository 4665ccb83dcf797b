import type { Page } from 'playwright';
import { array, type InferOutput, object, parse, string } from 'valibot';

const renders = object({
  /** What the rows show, by name: each time that one is rendered. */
  contents: array(string()),
  /** The places of the rows, by name: each time that one is rendered. */
  places: array(string()),
  /** The rows that stand elsewhere than at the last call, by name. */
  moved: array(string()),
});

/** What has been rendered, and what has moved, since the last call. */
export async function takeRenders(page: Page): Promise<InferOutput<typeof renders>> {
  return parse(renders, await page.evaluate('window.takeRenders()'));
}

/**
 * Runs in the page before its scripts. Listens to React's commits, as its developer tools do, and notes which rows of the list of follows were
 * rendered. A row is known by its props, whose names a build keeps.
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
    // A child that is the same object as before was skipped, with all that is in it.
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
