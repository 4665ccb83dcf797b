import { createHash } from 'node:crypto';
import { beforePaintAttribute } from '../beforePaintScript.ts';

/** What a build may connect to besides its own site. */
export interface BuildOrigins {
  /** Addresses of the backend; an address that begins with / is the site's own. */
  readonly backend: readonly string[];
  /** Where errors are reported to; empty where they are not. */
  readonly errors: string;
  /** Policies of Trusted Types that the build creates. */
  readonly trustedTypes: readonly string[];
}

/**
 * The headers with which every file of a build is served. The styles and the first script of `index.html` are
 * allowed by their hashes, so the page must be final.
 *
 * @param html the built `index.html`
 * @throws Error where the page has a style attribute, an inline script or a listener, which no hash allows
 */
export function securityHeaders(html: string, origins: BuildOrigins): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(html, origins),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

function contentSecurityPolicy(html: string, { backend, errors, trustedTypes }: BuildOrigins): string {
  const inline = new RegExp(`<script ${beforePaintAttribute}>(.*?)</script>`, 's');
  const refused = /<[^>]*\s(?:style|on\w+)="|<script(?![^>]*(?:\ssrc=|type="application\/json"))/.exec(
    html.replace(inline, ''),
  );
  if (refused !== null) throw new Error(`index.html has ${refused[0]}…, which the Content-Security-Policy refuses`);
  const origins = [...new Set(backend.flatMap(originOf))];
  // styled-components adds its rules to a <style> that begins empty.
  const styles = ['', ...[...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css)];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(inline.exec(html)?.slice(1) ?? []).map(hashOf)],
    'style-src': ["'self'", ...styles.map(hashOf)],
    'img-src': ["'self'", 'data:', 'blob:', ...origins],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
      ...originOf(errors),
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** None for what is no whole address. */
function originOf(address: string): readonly string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
