interface Placement {
  /** The folder of nginx's files. */
  readonly folder: string;
  readonly port: number;
  /** The address of the live endpoints, without a slash at the end. */
  readonly origin: string;
}

/**
 * Configures nginx as the cache of the live endpoints (decision 054): it obeys the origin's `s-maxage` and stale
 * directives, sends the origin one request for many pages, and serves its stored answer while the origin fails. A
 * deployment can use the same configuration.
 */
export function nginxConfiguration({ folder, port, origin }: Placement): string {
  return `worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log warn;
events { worker_connections 8192; }
http {
  access_log off;
  proxy_cache_path ${folder}/cache keys_zone=live:1m max_size=64m inactive=1m;
  proxy_temp_path ${folder}/proxy;
  client_body_temp_path ${folder}/body;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${origin}/;
      proxy_cache live;
      proxy_cache_key $uri$is_args$args;
      # Of many requests at once, one goes to the origin; the others get the stale answer meanwhile.
      proxy_cache_lock on;
      proxy_cache_background_update on;
      proxy_cache_use_stale updating error timeout http_500 http_502 http_503;
      # A revalidated answer would keep its first timestamp, and the pages would think it old.
      proxy_cache_revalidate off;
      proxy_set_header authorization "";
      add_header x-cache $upstream_cache_status;
    }
  }
}
`;
}
