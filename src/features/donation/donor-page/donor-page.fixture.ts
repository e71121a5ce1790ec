import { randomBytes } from 'node:crypto';
import { hashWith } from '#src/server/security/keys.server.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import type { TestApp } from '../../../../tests/support/test-app.ts';
import type { Donor } from './donor-page.contract.ts';

type Body = { msg: string; data: Donor; errors?: Record<string, string> };

/** Helpers for the tests of donors' own pages, bound to the app of the test file. */
export function donorPageTesting({
  call,
  db,
  services: { keys },
}: Pick<TestApp, 'call' | 'db' | 'services'>) {
  /** Saves a link to the page of a mailbox and returns its token. */
  async function savedLink(email: string, { isExpired = false } = {}): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await runSql(db, {
      text: `insert into donor_link (token_hash, email, language, expires_at)
        values ($1, $2, 'en', now() + make_interval(mins => $3::int))`,
      values: [hashWith(keys.code, token), email, isExpired ? -1 : 60],
    });
    return token;
  }

  const post = (path: string, body: object) => call<Body>('POST', `donation/${path}`, { body });

  /** Returns a stored donation as an object of its columns, or undefined. */
  async function stored(id: string): Promise<Record<string, unknown> | undefined> {
    const [row] = await runSql<[Record<string, unknown>]>(db, {
      text: 'select to_jsonb(d) from donation d where id = $1::bigint',
      values: [id],
    });
    return row?.[0];
  }

  return { savedLink, post, stored };
}
