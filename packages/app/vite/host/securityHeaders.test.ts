import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { headerFiles, headersAt, readHeaderRules } from './headerFiles.ts';
import { securityHeaders } from './securityHeaders.ts';

const html = '<html><style>a{b:c}</style><script type="module" src="/assets/main-1.js"></script></html>';
const origins = { backend: ['https://abc.supabase.co', '/api'], errors: '', trustedTypes: ['default'] };
const withScript = html.replace('<style>', '<script data-before-paint>first()</script><style>');
const policyOf = (page: string) => securityHeaders(page, origins)['Content-Security-Policy'] ?? '';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('SECURITY-1 the policy allows the build’s own scripts, the hashes of its styles, and its backend over HTTPS and sockets', () => {
  const policy = policyOf(html);
  expect(policy).toContain("script-src 'self';");
  expect(policyOf(withScript)).toContain(`script-src 'self' ${hashOf('first()')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('')} ${hashOf('a{b:c}')};`);
  expect(policy).toContain("connect-src 'self' https://abc.supabase.co wss://abc.supabase.co;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).not.toMatch(/unsafe|\*|http:/);
});

test('SECURITY-1 the page connects to where errors are reported, over HTTPS alone, and takes no picture from there', () => {
  const { 'Content-Security-Policy': policy = '' } = securityHeaders(html, {
    ...origins,
    errors: 'https://key@errors.example.no/7',
  });
  expect(policy).toContain('wss://abc.supabase.co https://errors.example.no;');
  expect(policy.match(/errors\.example\.no/g)).toHaveLength(1);
});

test.each([
  ['an inline script', '<script>alert(1)</script>'],
  ['a listener', '<img src="/a.png" onerror="alert(1)">'],
  ['a style attribute', '<p style="color:red">'],
])('SECURITY-2 a page with %s cannot be built', (_what, page) => {
  expect(() => policyOf(page)).toThrow('which the Content-Security-Policy refuses');
});

test('SECURITY-1 the files of the hosts say the same, and the tests’ server reads what Netlify and Cloudflare read', () => {
  const rules = [
    {
      path: '/',
      headers: { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': "default-src 'none'; img-src data:" },
    },
    { path: '/assets/', headers: { 'Cache-Control': 'immutable' } },
  ];
  const files = headerFiles(rules);
  expect(readHeaderRules(files['_headers'] ?? '')).toEqual(rules);
  expect(headersAt('/assets/a.js', rules)).toEqual({ ...rules[0]?.headers, ...rules[1]?.headers });
  expect(headersAt('/', rules)).toEqual(rules[0]?.headers);
  expect(files['hosts/headers.caddy']).toContain('header /assets/* {\n\tCache-Control "immutable"\n}');
  const [, assets = ''] = (files['hosts/headers.nginx.conf'] ?? '').split('location /assets/');
  expect(assets).toContain('add_header X-Frame-Options "DENY" always;');
  expect(assets).toContain('add_header Cache-Control "immutable" always;');
});
