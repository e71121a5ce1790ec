import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFileStore } from '#src/server/file-store.server.ts';
import { picture } from '../../../../tests/support/pictures.ts';
import { posterOfCodes } from '../../../../tests/support/poster-of-codes.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { insertPhoto } from './photo.queries.server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'photos-'));
const { call, callConfirmed, db, mailsTo, pool, signedIn } = await testApp({
  files: await openFileStore({ dataDir, s3: undefined }),
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a photo whose QR code names new contact details is mailed', async () => {
  const ngoId = await savedNgo(db);
  await pool.query(`update ngo set website = 'https://drishti.example.org' where id = $1`, [ngoId]);
  const { token, email } = await signedIn({ role: 'ngo', ngoId });
  const send = async (text: string) => {
    const photo = await posterOfCodes([{ text, width: 500, left: 500, top: 300 }]);
    const body = new FormData();
    body.set('photo', new File([new Uint8Array(photo)], 'a.jpg', { type: 'image/jpeg' }));
    return (await callConfirmed('POST', 'ngo/addNgoPhoto', { token, body })).status;
  };
  expect(await send('https://drishti.example.org'), 'its own website').toBe(201);
  expect(await send('<PrintLetterBarcodeData uid="234567890124"/>'), 'an Aadhaar card').toBe(422);
  const { rows } = await pool.query('select from ngo_photo where ngo_id = $1', [ngoId]);
  expect([rows.length, await mailsTo(email)]).toEqual([1, []]);

  expect(await send('tel:+919812345678')).toBe(201);
  expect(await mailsTo(email)).toMatchObject([
    { event: 'contactsNamed', body: expect.stringContaining('9812345678') },
  ]);
});

test('photos and their texts need the password once the page is public, but not their order', async () => {
  const ngoId = await savedNgo(db);
  const { token } = await signedIn({ role: 'ngo', ngoId });
  const [first, second] = [await savedPhoto(ngoId, 'a'), await savedPhoto(ngoId, 'b')];
  const ask = async (path: string, body: unknown) =>
    (await call('POST', `ngo/${path}`, { token, body })).status;
  const photo = new FormData();
  photo.set('photo', new File([new Uint8Array(await picture())], 'a.jpg'));
  const captions = (caption: string) =>
    [`updateNgoPhoto/${first}`, { caption, alternativeText: '' }] as const;
  expect([await ask('addNgoPhoto', photo), await ask(...captions('Closed'))]).toEqual([403, 403]);
  expect(await ask(...captions('')), 'as it is').toBe(200);
  expect(await ask('orderNgoPhoto', { ids: [second, first] })).toBe(200);
  expect((await call('GET', 'ngo/getAllNgoPhoto', { token })).body).toMatchObject({
    total: 2,
    data: [{ _id: first, caption: null }, {}],
  });
  await pool.query(
    `update ngo set status = 'pending', verified_at = null, source = 'registered' where id = $1`,
    [ngoId],
  );
  expect([await ask('addNgoPhoto', photo), await ask(...captions('Camp'))]).toEqual([201, 200]);
});

async function savedPhoto(ngoId: string, letter: string): Promise<string> {
  return (await insertPhoto(db, { ngoId, fileKey: letter.repeat(32), width: 300, height: 200 })).id;
}
