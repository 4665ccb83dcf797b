// Runs under Deno and serves every edge function from one process, each from its deployed index.ts. At Supabase each
// function runs in a process of its own and passes its handler to Deno.serve. Here another function takes the place of
// Deno.serve, and stores the handler under the name of the edge function.

type Handler = (request: Request) => Response | Promise<Response>;

declare const Deno: {
  readonly args: readonly string[];
  serve: (...given: readonly unknown[]) => unknown;
};

const [folder = '', port = '', names = ''] = Deno.args;
const handlers = new Map<string, Handler>();
const serve = Deno.serve;

const isHandler = (given: unknown): given is Handler => typeof given === 'function';

for (const name of names.split(',')) {
  Deno.serve = (...given) => {
    const handler = given.find(isHandler);
    if (handler !== undefined) handlers.set(name, handler);
    return {};
  };
  await import(`file://${folder}/${name}/index.ts`);
}

serve({ hostname: '127.0.0.1', port: Number(port), onListen: () => {} }, (request: Request) => {
  const name = new URL(request.url).pathname.split('/')[1] ?? '';
  const handler = handlers.get(name);
  return handler?.(request) ?? new Response(null, { status: 404 });
});
