// Runs under Deno: every edge function in one process, each index.ts as it is deployed. A function hands its handler to Deno.serve and
// is alone in its process at Supabase; here the handler answers under the function's name.

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
