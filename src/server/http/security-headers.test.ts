import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.server.ts';

const headersOf = (path: string) =>
  securityHeaders({ path, https: false, gatewayUrl: 'https://pay.example.org' });

test.each(['/', '/gu/helpRequest', '/ngopage', '/photos/7-480.avif', '/api/docs', '/unknown.js'])(
  'a document at %s has a complete policy',
  (path) => {
    const policy = headersOf(path)['Content-Security-Policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  },
);

test.each(['/assets/entry.client-CFfa_L5.js', '/assets/a/en/site.js', '/_page/x.js'])(
  'the script %s has only the headers that a script needs',
  (path) => {
    expect(headersOf(path)).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin',
    });
  },
);

test.each(['/assets/css-7ps2oHZ.css', '/favicon.svg'])(
  'the file %s has only the header that it needs',
  (path) => {
    expect(headersOf(path)).toEqual({ 'X-Content-Type-Options': 'nosniff' });
  },
);

test.each(['/api/ngo/getDashboard', '/api/openapi.json', '/api/docsOfAnother'])(
  'the data at %s may load nothing and stand in no frame',
  (path) => {
    expect(headersOf(path)).toMatchObject({
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    });
  },
);

test('only the pages that post to the payment gateway may do so', () => {
  expect(headersOf('/gu/donate/pay')['Content-Security-Policy']).toContain('https://pay.example.org');
  expect(headersOf('/donate/1')['Content-Security-Policy']).not.toContain('https://pay.example.org');
});
