import { INLINE_SOURCES } from '#src/bundling/page-script.server.ts';

const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${INLINE_SOURCES}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The API's reference page needs inline styles. It contains no personal data. */
const DOCS_POLICY = POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");

/** The page that scans tickets at the door of an event. */
const CAMERA_PAGE = /^(\/(gu|hi))?\/ngopage\/checkIn\/\d+$/;

/** Data is no document: it loads nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Files that are part of a page: stylesheets, built scripts, and our own pictures, which contain no script. Uploaded
 * pictures have other paths. The script of the service worker has none of these paths, because its policy is its own.
 */
const PART_OF_PAGE = /\.css$|^\/(assets|_page)\/[\w/.-]+\.js$|^\/[\w-]+\.svg$/;
/** Unlike scripts, they load only our own files, and their addresses say nothing about the visitor. */
const STYLESHEET_OR_PICTURE = /\.css$|^\/[\w-]+\.svg$/;

/** The pages with a form that posts to the payment gateway, which then shows its own page. */
const GATEWAY_PAGE = /^(\/(gu|hi))?\/donate\/(pay|gateway)$/;

/**
 * Returns the security headers of the response at `path`. `gatewayUrl` is the address of the payment gateway. The files
 * that are part of a page do without the headers that only documents need: 450 bytes for each.
 */
export function securityHeaders(options: {
  path: string;
  https: boolean;
  gatewayUrl: string;
}): Record<string, string> {
  const documentHeaders = {
    'Content-Security-Policy': policyOf(options),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': `camera=(${CAMERA_PAGE.test(options.path) ? 'self' : ''}), microphone=(), geolocation=(), payment=()`,
  };
  return {
    ...(!PART_OF_PAGE.test(options.path) && documentHeaders),
    'X-Content-Type-Options': 'nosniff',
    // Queries contain search terms and the answers given to the scheme finder. The referrer omits them, even
    // to our own server.
    ...(!STYLESHEET_OR_PICTURE.test(options.path) && { 'Referrer-Policy': 'strict-origin' }),
    ...(options.https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

function policyOf({ path, gatewayUrl }: { path: string; gatewayUrl: string }): string {
  if (/^\/api\/docs(\/|$)/.test(path)) return DOCS_POLICY;
  if (path.startsWith('/api/')) return API_POLICY;
  if (GATEWAY_PAGE.test(path))
    return POLICY.replace("form-action 'self'", `form-action 'self' ${gatewayUrl}`);
  return POLICY;
}
