import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openFileStore } from '#src/server/file-store.server.ts';
import { metadataIn, picture, pictureBomb, pictureWithPlace } from '../../../../tests/support/pictures.ts';
import { codesOfWebsite, posterOfCodes } from '../../../../tests/support/poster-of-codes.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp, type TestResponse } from '../../../../tests/support/test-app.ts';
import type { OwnPhoto } from './photo.contract.ts';
import { photoJobs } from './photo.jobs.server.ts';
import { PHOTO_BYTES_MOST, PHOTOS_MOST } from './photo.values.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'photos-'));
const files = await openFileStore({ dataDir, s3: undefined });
const { call, callConfirmed, db, pool, services, signedIn } = await testApp({ files });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

type PhotoResponse = { success: boolean; msg?: string; errors?: Record<string, string>; data: OwnPhoto };
type List = { data: OwnPhoto[]; total: number };

const storedFiles = () => readdir(join(dataDir, 'files/photos')).catch(() => [] as string[]);
const readStored = async (path: string) => Buffer.from(await files.getBytes(path.slice(1)));

let ngo: { id: string; token: string };
beforeEach(async () => {
  const id = await savedNgo(db);
  ngo = { id, token: (await signedIn({ role: 'ngo', ngoId: id })).token };
});

async function send(photo: Buffer, { token = ngo.token, name = 'a.jpg', type = 'image/jpeg' } = {}) {
  const body = new FormData();
  body.set('photo', new File([new Uint8Array(photo)], name, { type }));
  return callConfirmed<PhotoResponse>('POST', 'ngo/addNgoPhoto', { token, body });
}
const add = async (token = ngo.token) =>
  (await send(await picture({ width: 300, height: 200 }), { token })).body.data;
const list = async () => (await call<List>('GET', 'ngo/getAllNgoPhoto', { token: ngo.token })).body;
const publicPhotos = async () =>
  (await call<{ data: { photos: OwnPhoto[] } }>('GET', `ngo/getNgoById/${ngo.id}`)).body.data.photos;

describe('an uploaded photo', () => {
  test('is stored upright in four widths and two formats, without metadata', async () => {
    const photo = await pictureWithPlace({ width: 2400, height: 1800 });
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Example Phone');
    const { status, body } = await send(photo);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ width: 1200, height: 1600, isCover: true, caption: null });
    for (const width of [240, 480, 960, 1200])
      for (const format of ['avif', 'webp']) {
        const stored = await readStored(`${body.data.path}-${width}.${format}`);
        const metadata = await sharp(stored).metadata();
        expect([metadata.width, metadata.mediaType]).toEqual([width, `image/${format}`]);
        expect(Math.abs(metadata.height - (width * 4) / 3)).toBeLessThan(1.5);
        expect(metadataIn(metadata)).toEqual([]);
        expect(stored.toString('latin1')).not.toMatch(/Exif|Example Phone/);
      }
  });

  test('is never enlarged', async () => {
    const { body } = await send(await picture({ width: 700, height: 400 }));
    expect(body.data).toMatchObject({ width: 700, height: 400 });
    const own = (await storedFiles()).filter((file) => body.data.path.endsWith(file.slice(0, 32)));
    expect(own.map((file) => file.slice(33)).sort()).toEqual([
      '240.avif',
      '240.webp',
      '480.avif',
      '480.webp',
      '700.avif',
      '700.webp',
    ]);
  });

  test.each(['png', 'webp', 'avif'] as const)('may be %s, whatever its name and type', async (format) => {
    const { status } = await send(await picture({ width: 300, height: 300, format }));
    expect(status).toBe(201);
  });

  test('is public immediately', async () => {
    const photo = await add();
    const texts = { caption: null, captionHi: null, alternativeText: null, alternativeTextGu: null };
    expect(await publicPhotos()).toMatchObject([{ path: photo.path, width: 300, height: 200, ...texts }]);
  });
});

describe('an invalid file', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0heicmif1')]);
  const cases: [string, () => Promise<Buffer> | Buffer, RegExp][] = [
    [
      'a text named .jpg',
      () => Buffer.from('Dear Sahay, please find attached'),
      /not a photo that we can read/,
    ],
    ['nothing', () => Buffer.alloc(0), /not a photo that we can read/],
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script/></svg>'),
      /not a photo that we can read/,
    ],
    ['a GIF', () => picture({ format: 'gif' }), /not a photo that we can read/],
    ['a TIFF', () => picture({ format: 'tiff' }), /not a photo that we can read/],
    ['a HEIC', () => heic, /HEIC/],
    ['a small file of huge dimensions', pictureBomb, /too many pixels/],
    ['a few bytes that take seconds to decode', () => blank(4600, 3400), /one plain colour/],
    ['an AVIF of more pixels than any phone takes', () => blank(7900, 5000), /too many pixels/],
    ['too many codes to read', async () => posterOfCodes(codesOfWebsite(24)), /another/],
    ...(['jpeg', 'png', 'webp', 'avif'] as const).map((format): (typeof cases)[number] => {
      return [`half a ${format}`, async () => half(await picture({ format })), /damaged/];
    }),
    ['the head of a JPEG', () => Buffer.from('ffd8ffe000104a464946', 'hex'), /damaged/],
    ['a thumbnail', () => picture({ width: 199, height: 400 }), /too small/],
  ];
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888' } })
      .avif({ effort: 0 })
      .toBuffer();

  test.each(cases)('%s is refused with a message, and nothing is stored', async (_, make, sentence) => {
    const before = await storedFiles();
    const { status, body } = await send(await make());
    expect({ status, success: body.success }).toEqual({ status: 422, success: false });
    expect(body.msg).toMatch(sentence);
    expect(body.errors?.['photo']).toBe(body.msg);
    expect(await storedFiles()).toEqual(before);
    expect((await list()).total).toBe(0);
  });

  test('refuses too many bytes and a missing file', async () => {
    const large = Buffer.concat([await picture(), Buffer.alloc(PHOTO_BYTES_MOST)]);
    expect(await send(large)).toMatchObject({ status: 413, body: { msg: expect.stringContaining('15 MB') } });
    const body = new FormData();
    body.set('photo', 'not a file');
    const response = await callConfirmed('POST', 'ngo/addNgoPhoto', { token: ngo.token, body });
    expect(response).toMatchObject({ status: 400, body: { msg: 'Choose a photo to send.' } });
  });

  test('the message is in the language of the caller', async () => {
    const body = new FormData();
    body.set('photo', new File(['text'], 'a.jpg'));
    const options = { token: ngo.token, body, language: 'gu' as const };
    expect((await callConfirmed('POST', 'ngo/addNgoPhoto', options)).body.msg).toMatch(/ફોટો નથી/);
  });
});

describe('if a step fails', () => {
  test('a photo whose row cannot be written leaves no files', async () => {
    const before = await storedFiles();
    await pool.query('alter table ngo_photo add constraint broken check (width < 0) not valid');
    const { status } = await send(await picture());
    await pool.query('alter table ngo_photo drop constraint broken');
    expect(status).toBe(500);
    expect(await storedFiles()).toEqual(before);
  });

  test('a store that fails half-way leaves neither files nor a row', async () => {
    const before = await storedFiles();
    let puts = 0;
    services.files = {
      put: async (...input: Parameters<typeof files.put>) => {
        if (++puts === 3) throw new Error('The disk is full');
        return files.put(...input);
      },
      delete: files.delete.bind(files),
    } as unknown as typeof files;
    const { status } = await send(await picture());
    services.files = files;
    expect([status, puts]).toEqual([500, 3]);
    expect(await storedFiles()).toEqual(before);
    expect((await list()).total).toBe(0);
  });

  test('simultaneous uploads never exceed the maximum', async () => {
    await fill(PHOTOS_MOST - 1);
    const photo = await picture({ width: 300, height: 200 });
    const responses = await Promise.all([send(photo), send(photo), send(photo)]);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.find(({ status }) => status === 409)?.body.msg).toContain(`${PHOTOS_MOST} photos`);
    expect((await list()).total).toBe(PHOTOS_MOST);
    expect((await storedFiles()).length % 2).toBe(0);
    const { rows } = await pool.query<{ key: string }>('select file_key as key from ngo_photo');
    const storedKeys = new Set(rows.map(({ key }) => key));
    expect((await storedFiles()).filter((file) => !storedKeys.has(file.slice(0, 32)))).toEqual([]);
  });

  async function fill(count: number) {
    await pool.query(
      `insert into ngo_photo (ngo_id, file_key, position, width, height, is_cover)
       select $1::bigint, md5('photo ' || n), n, 300, 200, n = 1 from generate_series(1, $2::int) as n`,
      [ngo.id, count],
    );
  }
});

describe('the photos of an NGO', () => {
  test('have the order that the NGO sets, the cover first', async () => {
    const [a, b, c] = [await add(), await add(), await add()].map(({ _id }) => _id) as [
      string,
      string,
      string,
    ];
    const order = async () => (await list()).data.map(({ _id }) => _id);
    expect(await order()).toEqual([a, b, c]);
    expect(await post('ngo/orderNgoPhoto', { ids: [c, b, a] })).toMatchObject({ status: 200 });
    expect(await order()).toEqual([a, c, b]);
    expect(await post(`ngo/chooseCoverPhoto/${b}`)).toMatchObject({ status: 200 });
    expect(await order()).toEqual([b, c, a]);
    expect((await list()).data.map(({ isCover }) => isCover)).toEqual([true, false, false]);
    for (const ids of [
      [a, b],
      [a, b, c, '999999'],
      [a, b, b],
      [a, a, b, c],
    ])
      expect(await post('ngo/orderNgoPhoto', { ids })).toMatchObject({ status: 409 });
    expect(await order()).toEqual([b, c, a]);
  });

  test('have a caption and an alternative text, which can be removed', async () => {
    const { _id } = await add();
    const texts = { caption: ' Eye camp, Wadhwan ', alternativeText: 'Women wait in a school yard' };
    expect(await post(`ngo/updateNgoPhoto/${_id}`, texts)).toMatchObject({
      status: 200,
      body: { data: { caption: 'Eye camp, Wadhwan', alternativeText: 'Women wait in a school yard' } },
    });
    expect(await publicPhotos()).toMatchObject([{ caption: 'Eye camp, Wadhwan' }]);
    await post(`ngo/updateNgoPhoto/${_id}`, { caption: '', alternativeText: ' ' });
    expect(await publicPhotos()).toMatchObject([{ caption: null, alternativeText: null }]);
  });

  test.each([
    ['a'.repeat(161), 'too long'],
    ['Call 2345 6789 0124', 'Aadhaar'],
  ])('refuse the caption %s', async (caption, sentence) => {
    const { _id } = await add();
    const { status, body } = await post(`ngo/updateNgoPhoto/${_id}`, { caption, alternativeText: '' });
    expect(status).toBe(400);
    expect(body.errors?.['caption']).toContain(sentence);
  });

  test('lose their files when deleted, and the next becomes the cover', async () => {
    const [first, second] = [await add(), await add()];
    const removed = await callConfirmed('DELETE', `ngo/deleteNgoPhoto/${first._id}`, { token: ngo.token });
    expect(removed.status).toBe(200);
    expect((await list()).data).toMatchObject([{ _id: second._id, isCover: true }]);
    await services.queue.work({ kinds: photoJobs, services });
    const rest = async () => (await storedFiles()).filter((file) => first.path.endsWith(file.slice(0, 32)));
    await expect.poll(rest, { timeout: 10_000 }).toEqual([]);
    expect((await storedFiles()).filter((file) => second.path.endsWith(file.slice(0, 32)))).toHaveLength(4);
  });

  test('are not accessible to others', async () => {
    const { _id } = await add();
    const other = await signedIn({ role: 'ngo', ngoId: await savedNgo(db) });
    const texts = { caption: 'x', alternativeText: 'x' };
    const asOther = { token: other.token };
    const responses: TestResponse<Record<string, unknown>>[] = [
      await callConfirmed('POST', `ngo/updateNgoPhoto/${_id}`, { ...asOther, body: texts }),
      await call('POST', `ngo/chooseCoverPhoto/${_id}`, asOther),
      await callConfirmed('DELETE', `ngo/deleteNgoPhoto/${_id}`, asOther),
      await callConfirmed('DELETE', 'ngo/deleteNgoPhoto/1%20or%201=1', asOther),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await call('POST', 'ngo/orderNgoPhoto', { ...asOther, body: { ids: [_id] } })).toMatchObject({
      status: 409,
    });
    expect((await call<List>('GET', 'ngo/getAllNgoPhoto', asOther)).body).toMatchObject({
      data: [],
      total: 0,
    });
    expect((await list()).data).toMatchObject([{ _id, caption: null }]);
    const staff = await signedIn({ role: 'staff' });
    expect(await call('GET', 'ngo/getAllNgoPhoto', staff)).toMatchObject({ status: 403 });
    expect(await call('GET', 'ngo/getAllNgoPhoto')).toMatchObject({ status: 401 });
  });

  test('are audited', async () => {
    const { _id } = await add();
    await post(`ngo/updateNgoPhoto/${_id}`, { caption: 'One', alternativeText: '' });
    await post(`ngo/chooseCoverPhoto/${_id}`);
    await post('ngo/orderNgoPhoto', { ids: [_id] });
    await callConfirmed('DELETE', `ngo/deleteNgoPhoto/${_id}`, { token: ngo.token });
    const { rows } = await pool.query(
      'select action, before, after from audit_entry where ngo_id = $1 order by id',
      [ngo.id],
    );
    expect(rows).toMatchObject([
      { action: 'addNgoPhoto', after: { fileKey: expect.any(String) } },
      { action: 'updateNgoPhoto', before: { caption: null }, after: { caption: 'One' } },
      { action: 'chooseCoverPhoto' },
      { action: 'orderNgoPhoto' },
      { action: 'deleteNgoPhoto', before: { caption: 'One' } },
    ]);
  });

  const post = (path: string, body: unknown = {}) =>
    callConfirmed<PhotoResponse>('POST', path, { token: ngo.token, body });
});
