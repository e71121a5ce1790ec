import { LOADER_SOURCE } from '#src/bundling/page-script.server.ts';

const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${LOADER_SOURCE}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The API's reference page needs inline styles. It contains no personal data. */
const DOCS_POLICY = POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");

/** The page that scans tickets at the door of an event. */
const CAMERA_PAGE = /^(\/(gu|hi))?\/ngopage\/checkIn\/\d+$/;

/** Returns the security headers that every response carries. */
export function securityHeaders(options: { path: string; https: boolean }): Record<string, string> {
  return {
    'Content-Security-Policy': options.path.startsWith('/api/docs') ? DOCS_POLICY : POLICY,
    'X-Content-Type-Options': 'nosniff',
    // Queries contain search terms and the answers given to the scheme finder. The referrer omits them, even
    // to our own server.
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': `camera=(${CAMERA_PAGE.test(options.path) ? 'self' : ''}), microphone=(), geolocation=(), payment=()`,
    ...(options.https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}
