import type { Settings } from '#platform/config/settings.ts';
import type { InlineHashes } from '#platform/http/inline-hash.ts';

/** Makes the headers that go out with every answer (bars.md, Security): names and values in turn. */
export interface SecurityHeaders {
  /** For a page: its own inline scripts and styles, and nothing else inline. */
  page(hashes: InlineHashes): string[];
  /** For `/api/docs` alone, whose viewer writes style elements of its own (contract, Calls). */
  apiReference: readonly string[];
  /** For an error of the front's own (error-answer.ts): its one style, and nothing else. */
  face(styles: readonly string[]): readonly string[];
  /** For everything that is no page: JSON, drawings, films, redirects. */
  plain: readonly string[];
  /** For scripts, styles and faces of the build, and photographs: what guards documents has no meaning there, and each page asks for a dozen. */
  asset: readonly string[];
  /** For the service worker, which asks this site for pages and pictures: its own policy decides on that. */
  worker: readonly string[];
}

/** Every feature that a browser can grant and this site does not need; full screen for the videos is left alone. */
const closedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Reads from the settings which outer hosts pages may show pictures from, and whether the site is on TLS.
 * @param developing lets Vite write style elements and open its web socket
 */
export function securityHeaders(settings: Settings, developing = false): SecurityHeaders {
  const always = [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Cross-Origin-Resource-Policy',
    'same-origin',
    'Permissions-Policy',
    closedFeatures.map((feature) => `${feature}=()`).join(', '),
  ];
  if (settings.SITE_URL.startsWith('https:')) {
    always.push('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
  // No search engine is to list a demonstration: its companies and projects are made up.
  if (settings.DEMO) always.push('X-Robots-Tag', 'noindex');
  const pictures = settings.FINANCE_IMAGE_BASE_URL ? [new URL(settings.FINANCE_IMAGE_BASE_URL).origin] : [];
  const policy = (scripts: readonly string[], styles: string) =>
    [
      "default-src 'none'",
      `script-src ${["'self'", ...scripts.map(quoted)].join(' ')}`,
      `style-src ${styles}`,
      `img-src ${["'self'", 'data:', ...pictures].join(' ')}`,
      "media-src 'self'",
      "font-src 'self'",
      developing ? "connect-src 'self' ws:" : "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ].join('; ');
  const nothing = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
  const withPolicy = (value: string) => ['Content-Security-Policy', value, ...always];
  return {
    page: ({ scripts, styles }) =>
      withPolicy(policy(scripts, developing ? anyStyle : ["'self'", ...styles.map(quoted)].join(' '))),
    apiReference: withPolicy(policy([], anyStyle)),
    face: (styles) => withPolicy(`default-src 'none'; style-src ${styles.map(quoted).join(' ')}; ${nothing}`),
    plain: withPolicy(`default-src 'none'; ${nothing}`),
    asset: [
      'Content-Security-Policy',
      "default-src 'none'",
      'X-Content-Type-Options',
      'nosniff',
      'Cross-Origin-Resource-Policy',
      'same-origin',
    ],
    worker: withPolicy(`default-src 'none'; connect-src 'self'; img-src 'self'; ${nothing}`),
  };
}

const anyStyle = "'self' 'unsafe-inline'";
const quoted = (hash: string) => `'${hash}'`;
