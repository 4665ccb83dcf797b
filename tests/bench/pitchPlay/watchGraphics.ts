/** A page's use of the graphics card. */
export interface GraphicsNotes {
  /** The most drawings in one picture. */
  drawings: number;
  /** When the latest picture was begun, by the page's clock. */
  drawnAt: number;
  pictures: number;
  /** How many objects are on the card: those created, less those deleted one by one or with their context. */
  objects(): number;
  /** How many contexts are neither lost nor collected. */
  contexts(): number;
}

type Kind = 'Buffer' | 'Texture' | 'Program' | 'Framebuffer' | 'Renderbuffer' | 'VertexArray';
type Drawing = 'drawArrays' | 'drawElements' | 'drawArraysInstanced' | 'drawElementsInstanced';
type Watched = 'clear' | Drawing | `${'create' | 'delete'}${Kind}`;

declare global {
  interface Window {
    graphicsNotes: GraphicsNotes;
  }
}

/** Runs in the page before its scripts: counts drawings, objects and contexts of WebGL. */
export function watchGraphics(): void {
  const opened: WeakRef<WebGL2RenderingContext>[] = [];
  const objects = new WeakMap<WebGL2RenderingContext, number>();
  const living = () =>
    opened.flatMap((reference) => {
      const context = reference.deref();
      return context === undefined || context.isContextLost() ? [] : context;
    });
  let drawings = 0;
  const notes: GraphicsNotes = {
    drawings: 0,
    drawnAt: 0,
    pictures: 0,
    objects: () => living().reduce((sum, context) => sum + (objects.get(context) ?? 0), 0),
    contexts: () => living().length,
  };
  window.graphicsNotes = notes;
  const { prototype } = WebGL2RenderingContext;
  const after = (name: Watched, note: (context: WebGL2RenderingContext) => void): void => {
    Reflect.set(
      prototype,
      name,
      new Proxy<(...args: never[]) => unknown>(prototype[name], {
        apply(target, context: unknown, args): unknown {
          if (context instanceof WebGL2RenderingContext) note(context);
          return Reflect.apply(target, context, args);
        },
      }),
    );
  };
  // Every picture begins with a clear.
  after('clear', () => {
    drawings = 0;
    notes.pictures += 1;
    notes.drawnAt = performance.now();
  });
  const drawingNames: readonly Drawing[] = [
    'drawArrays',
    'drawElements',
    'drawArraysInstanced',
    'drawElementsInstanced',
  ];
  for (const name of drawingNames) {
    after(name, () => {
      drawings += 1;
      notes.drawings = Math.max(notes.drawings, drawings);
    });
  }
  const kinds: readonly Kind[] = ['Buffer', 'Texture', 'Program', 'Framebuffer', 'Renderbuffer', 'VertexArray'];
  for (const kind of kinds) {
    after(`create${kind}`, (context) => objects.set(context, (objects.get(context) ?? 0) + 1));
    after(`delete${kind}`, (context) => objects.set(context, (objects.get(context) ?? 0) - 1));
  }
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
    apply(target, canvas, args): unknown {
      const context: unknown = Reflect.apply(target, canvas, args);
      if (context instanceof WebGL2RenderingContext && !opened.some((known) => known.deref() === context)) {
        opened.push(new WeakRef(context));
      }
      return context;
    },
  });
}
