import type { Language } from '#src/shared/languages.ts';
import { rupees, type Paise } from '#src/shared/money.ts';
import { insertStandingGift } from '#src/features/donation/giving/standing-gift.service.server.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import type { TestApp } from '../../../../tests/support/test-app.ts';
import { standingGiftToken } from './standing-gift-token.server.ts';

type TestingServices = Pick<TestApp, 'db'> & { services: Pick<TestApp['services'], 'keys'> };
type StandingGiftInput = {
  ngoId: string;
  amount?: Paise;
  email?: string;
  language?: Language;
  pan?: string | null;
  purposeId?: string | null;
  /** The day of the first gift, if it started. */
  startedOn?: string | null;
  nextOn?: string | null;
  unanswered?: number;
  /**
   * Whether somebody opened a link that only a mail contains; the default is that they did, if it started.
   */
  isOpened?: boolean;
};

/** Helpers for the tests of standing gifts, bound to the app of the test file. */
export function standingGiftTesting({ db, services: { keys } }: TestingServices) {
  /** Saves a standing gift as the form of an NGO's gifts does: not started, unless told otherwise. */
  async function savedStandingGift(input: StandingGiftInput) {
    const { ngoId, amount = rupees(500), email = 'kokila@example.org', language = 'en' } = input;
    const { pan = 'ABCPD1234E', purposeId = null, startedOn = null, nextOn = startedOn } = input;
    const id = await insertStandingGift(
      { db, keys },
      {
        ngoId,
        amount,
        purposeId,
        language,
        donorName: 'Kokila Patel',
        donorEmail: email,
        donorMobile: '9876543210',
        donorAddress: '5 Station Road, Rajkot 360001',
        donorId: pan === null ? undefined : { kind: 'pan', id: pan },
        hidesName: true,
        consentText: 'donation-1',
      },
    );
    const [row] = await runSql<[string]>(db, {
      text: `update standing_gift set starts_at = $2::date::timestamp at time zone 'Asia/Kolkata', next_on = $3::date,
          unanswered = $4::int, opened_at = case when $5::boolean then now() end
        where id = $1::bigint returning reference`,
      values: [id, startedOn, nextOn, input.unanswered ?? 0, input.isOpened ?? startedOn !== null],
    });
    const [reference] = row!;
    return { id, reference, email, token: standingGiftToken({ keys, reference }) };
  }

  return { savedStandingGift };
}
