import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#src/api.server.ts';
import { donationTesting, GIVING_NGO } from '#src/features/donation/donation.fixture.ts';
import { ISSUE_WAITING_RECEIPTS } from '#src/features/donation/receipts/waiting-receipts.service.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { currentFinancialYear } from '#src/shared/financial-year.ts';
import { codesOfWebsite, posterOfCodes } from '../../../../tests/support/poster-of-codes.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { donationSetting, type DonationSetting } from './settings.contract.ts';
import { SIGNATURE_BYTES_MOST } from './settings.values.ts';

const app = await testApp();
const { call, callConfirmed, db, services, signedIn, runJobs } = app;
const { savedNgo, savedDonation, receiptsOf } = donationTesting(app);

let ngoId: string;
let token: string;
beforeEach(async () => {
  ngoId = await savedNgo(GIVING_NGO);
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
});

type Answer = {
  msg: string;
  data: DonationSetting & { now?: DonationSetting };
  errors?: Record<string, string>;
};
const read = async () => (await call<Answer>('GET', 'donation/getDonationSetting', { token })).body.data;
const save = (body: object) => callConfirmed<Answer>('POST', 'donation/saveDonationSetting', { token, body });
const signatory = { signatoryName: 'Meena Shah', signatoryDesignation: 'Trustee' };
const whole = {
  ...signatory,
  urnIssuedOn: '2022-04-05',
  showsTotals: true,
  thankYou: 'Thank you!',
  thankYouGu: 'આભાર!',
  thankYouHi: 'धन्यवाद!',
};

describe('the settings', () => {
  test('are empty at first, and are saved as a whole', async () => {
    expect(donationSetting.parse(await read())).toEqual({
      signatoryName: null,
      signatoryDesignation: null,
      hasSignature: false,
      urnIssuedOn: null,
      urn: GIVING_NGO.reg80G.number,
      showsTotals: false,
      thankYou: null,
      thankYouGu: null,
      thankYouHi: null,
      waitingReceipts: 0,
      revision: 0,
    });
    const { status, body } = await save({ ...whole, revision: 0 });
    expect([status, body.msg]).toEqual([200, apiMessages.en.donationSettingSaved]);
    expect(await read()).toMatchObject({ ...whole, revision: 1 });
    expect((await save({ ...signatory, revision: 1 })).body.data).toMatchObject({
      ...signatory,
      showsTotals: false,
      thankYou: null,
      revision: 2,
    });
  });

  test('that a colleague saved meanwhile are not overwritten', async () => {
    await save({ ...whole, revision: 0 });
    const { status, body } = await save({ ...signatory, revision: 0 });
    expect(status).toBe(409);
    expect(body.data.now).toMatchObject({ ...whole, revision: 1 });
  });

  test('are refused with every error at once', async () => {
    const { status, body } = await save({
      signatoryDesignation: 'Trustee',
      urnIssuedOn: '2199-01-01',
      thankYou: 'x'.repeat(1001),
      thankYouHi: 'कॉल 2341 2341 2346',
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      signatoryName: apiMessages.en.signatoryNameRequired,
      urnIssuedOn: apiMessages.en.urnDayFuture,
      thankYou: apiMessages.en.textLong,
      thankYouHi: apiMessages.en.aadhaar,
    });
    const half = (await save({ signatoryName: 'Meena Shah', urnIssuedOn: '31-02-2022' })).body.errors;
    expect(half).toEqual({
      signatoryDesignation: apiMessages.en.signatoryDesignationRequired,
      urnIssuedOn: apiMessages.en.urnDayWrong,
    });
    expect((await read()).revision).toBe(0);
  });

  test('name somebody who signs from then on', async () => {
    await save(whole);
    const { status, body } = await save({});
    expect([status, body.errors]).toEqual([422, { signatoryName: apiMessages.en.signatoryStays }]);
    expect((await save({ ...signatory, signatoryName: 'Hansa Rathod' })).status).toBe(200);
  });

  test('of one NGO are not those of another', async () => {
    await save(whole);
    ({ token } = await signedIn({ role: 'ngo', ngoId: await savedNgo() }));
    expect(await read()).toMatchObject({ signatoryName: null, urn: null, revision: 0 });
  });
});

describe('receipts that waited until somebody signs', () => {
  const numbersOf = async (ids: readonly string[]) =>
    (await Promise.all(ids.map((id) => receiptsOf(id)))).map((receipts) =>
      receipts.map(({ year, number }) => `${year}/${number}`),
    );

  test('are issued in the order of receipt, once', async () => {
    const add = async (receivedOn: string, donorName: string | null = 'K. Patel') =>
      (await savedDonation({ ngoId, status: 'received', receivedOn, donorName })).id;
    const ids = [
      await add('2026-06-01'),
      await add('2026-05-01'),
      await add('2026-03-01'),
      await add('2026-05-01'),
      await add('2026-05-02', null),
    ];
    const refunded = (await savedDonation({ ngoId, status: 'refunded' })).id;
    expect((await read()).waitingReceipts).toBe(4);
    await save({ ...whole, revision: 0 });
    await runJobs(ISSUE_WAITING_RECEIPTS);
    const numbers = [['2026/3'], ['2026/1'], ['2025/1'], ['2026/2'], []];
    expect(await numbersOf(ids)).toEqual(numbers);
    expect(await receiptsOf(refunded)).toEqual([]);
    await db
      .transaction()
      .execute((transaction) =>
        services.queue.send({ db: transaction, name: ISSUE_WAITING_RECEIPTS, data: { ngoId } }),
      );
    await runJobs(ISSUE_WAITING_RECEIPTS);
    expect(await numbersOf(ids)).toEqual(numbers);
    expect((await read()).waitingReceipts).toBe(0);
  });

  test('do not come back after they were cancelled', async () => {
    const { id } = await savedDonation({ ngoId, status: 'received' });
    await save({ ...whole, revision: 0 });
    await runJobs(ISSUE_WAITING_RECEIPTS);
    await callConfirmed('POST', `donation/cancelReceipt/${id}`, { token, body: { reason: 'Not wanted' } });
    await services.queue.send({ db, name: ISSUE_WAITING_RECEIPTS, data: { ngoId } });
    await runJobs(ISSUE_WAITING_RECEIPTS);
    expect(await receiptsOf(id)).toMatchObject([{ isCancelled: true }]);
  });

  test('are issued for every donation that is confirmed while the settings are saved', async () => {
    const year = currentFinancialYear();
    for (let round = 0; round < 5; round++) {
      ngoId = await savedNgo(GIVING_NGO);
      ({ token } = await signedIn({ role: 'ngo', ngoId }));
      const ids: string[] = [];
      for (let count = 0; count < 6; count++)
        ids.push((await savedDonation({ ngoId, status: 'claimed' })).id);
      const confirm = (id: string) =>
        callConfirmed('POST', `donation/confirmDonation/${id}`, { token, body: {} });
      await Promise.all([
        ...ids.slice(0, 3).map(confirm),
        save({ ...whole, revision: 0 }),
        ...ids.slice(3).map(confirm),
      ]);
      await runJobs(ISSUE_WAITING_RECEIPTS);
      const numbers = (await numbersOf(ids)).flat();
      expect(numbers.sort()).toEqual(ids.map((_, at) => `${year}/${at + 1}`));
    }
  });
});

describe('the picture of the signature', () => {
  const send = (file: Blob | string, by = token) => {
    const body = new FormData();
    body.set('signature', file);
    return callConfirmed<Answer>('POST', 'donation/setSignature', { token: by, body });
  };
  const blobOf = (bytes: Buffer) => new Blob([bytes as Buffer<ArrayBuffer>]);
  const picture = (width: number, height: number, alpha: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 20, g: 20, b: 90, alpha } } });
  async function pictureBytes(by = token) {
    const request = new Request('http://localhost/api/donation/getSignature', {
      headers: { authorization: by },
    });
    const caller = { address: '192.0.2.1', language: 'en' } as const;
    const answer = await api.fetch(request, { ...services, caller, requestId: 'test' });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  test('is encoded again as a small PNG that keeps its transparency and no metadata', async () => {
    const upload = await picture(3000, 900, 0.5)
      .withExif({ IFD0: { Copyright: 'Somewhere in Rajkot' } })
      .png()
      .toBuffer();
    expect(upload.toString('latin1')).toContain('Somewhere in Rajkot');
    const { status, body } = await send(blobOf(upload));
    expect([status, body.data.hasSignature]).toEqual([200, true]);
    const { bytes, headers } = await pictureBytes();
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('no-store');
    const { width, height, hasAlpha, exif } = await sharp(bytes).metadata();
    expect([width, height, hasAlpha, exif]).toEqual([1200, 360, true, undefined]);
    expect((await sharp(bytes).stats()).channels[3]!.mean).toBeCloseTo(128, 0);
    const [key] = await runSql<[string]>(db, {
      text: 'select signature_key from donation_setting where ngo_id = $1::bigint',
      values: [ngoId],
    });
    expect(key![0]).toMatch(/^signatures\/[0-9a-f]{32}\.png$/);
  });

  test('may be a JPEG, and does not stand in the way of the form', async () => {
    expect((await send(blobOf(await picture(400, 500, 1).jpeg().toBuffer()))).status).toBe(200);
    const { width, height } = await sharp((await pictureBytes()).bytes).metadata();
    expect([width, height]).toEqual([320, 400]);
    expect((await save({ ...whole, revision: 0 })).status).toBe(200);
    expect((await read()).hasSignature).toBe(true);
  });

  test('is refused if it is something else, damaged or too large', async () => {
    const png = await picture(600, 200, 1).png().toBuffer();
    const noise = sharp(
      await sharp({
        create: {
          width: 500,
          height: 500,
          channels: 3,
          background: '#fff',
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      })
        .raw()
        .toBuffer(),
      { raw: { width: 500, height: 500, channels: 3 } },
    );
    const rows = { left: 0, top: 0, width: 1600, height: 600 };
    const tooMany = sharp(await posterOfCodes(codesOfWebsite(24)))
      .extract(rows)
      .png();
    const broken = (await noise.png().toBuffer()).subarray(0, 2000);
    for (const [file, code, key] of [
      [blobOf(await picture(600, 200, 1).webp().toBuffer()), 422, 'signatureKind'],
      [blobOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 422, 'signatureKind'],
      [blobOf(broken), 422, 'signatureBroken'],
      [blobOf(await tooMany.toBuffer()), 422, 'signatureBroken'],
      [blobOf(Buffer.concat([png, Buffer.alloc(SIGNATURE_BYTES_MOST)])), 413, 'signatureLarge'],
      ['no file', 400, 'signatureNeeded'],
    ] as const) {
      const { status, body } = await send(file);
      expect([status, body.errors]).toEqual([code, { signature: apiMessages.en[key] }]);
    }
    expect((await pictureBytes()).status).toBe(404);
  });

  test('is removed for later receipts, and is nobody else’s', async () => {
    await send(blobOf(await picture(600, 200, 1).png().toBuffer()));
    const other = (await signedIn({ role: 'ngo', ngoId: await savedNgo() })).token;
    expect((await pictureBytes(other)).status).toBe(404);
    const { body } = await callConfirmed<Answer>('POST', 'donation/removeSignature', { token });
    expect(body.data.hasSignature).toBe(false);
    expect((await pictureBytes()).status).toBe(404);
  });
});
