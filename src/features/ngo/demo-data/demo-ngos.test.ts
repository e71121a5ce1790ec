import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findCity } from '#src/features/reference/reference.server.ts';
import entries from '#database/demo/ngos.json' with { type: 'json' };
import { daysBetween } from '#src/shared/dates.ts';
import { openFileStore } from '#src/server/file-store.server.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { demoNgos, loadDemoData } from './demo-ngos.server.ts';
import { addDemoPhotos } from './demo-photos.server.ts';
import { checkRow } from '#src/features/ngo/import/check-row.server.ts';
import { NGO_FIELDS } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { formatServices } from '#src/features/ngo/fields/services-text.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { saveNgos } from '#src/features/ngo/ngo-index.server.ts';
import { PHOTO_FORMATS, photoWidths } from '#src/features/ngo/photos/photo.values.ts';
import { paperState } from '#src/shared/paper-state.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const { db, pool } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'demo-'));
const files = await openFileStore({ dataDir: folder, s3: undefined });
afterAll(() => rm(folder, { recursive: true }));
const countNgos = async () =>
  (await pool.query<{ n: number }>('select count(*)::int as n from ngo')).rows[0]!.n;

describe('on any day it is loaded', () => {
  const days = ['2026-11-21', '2027-03-31', '2027-04-01', '2028-02-29', '2031-12-31'];
  test.each(days)('%s', (today) => {
    const now = new Date(`${today}T12:00:00Z`);
    const ngos = demoNgos(now);
    const states = ngos.flatMap(({ reg80G }) =>
      reg80G ? [paperState({ validTo: reg80G.validTo, today })] : [],
    );
    expect(states.filter((state) => state === 'ending').length).toBeGreaterThanOrEqual(4);
    expect(states.filter((state) => state === 'ended')).toHaveLength(2);
    expect(states.filter((state) => state === 'valid').length).toBeGreaterThan(30);
    for (const { reg12A, reg80G, fcra } of ngos) {
      for (const paper of [reg12A, reg80G, fcra]) {
        if (paper)
          expect(daysBetween({ from: paper.validFrom!, to: paper.validTo! })).toSatisfy(
            (term: number) => term >= 1825 && term <= 1826,
          );
        if (paper) expect(paper.validFrom! <= today).toBe(true);
      }
    }
    const verified = ngos.filter(({ status }) => status === 'verified');
    expect(verified).toHaveLength(50);
    for (const { verifiedAt } of verified) {
      expect(daysBetween({ from: verifiedAt!.slice(0, 10), to: today })).toSatisfy(
        (ago: number) => ago >= 1 && ago <= 120,
      );
    }
  });
});

test('the file is consistent, and every record passes the import checks', () => {
  const ngos = demoNgos(NOW);
  expect(ngos).toHaveLength(60);
  ngos.forEach((ngo, index) => {
    const entry = entries[index]!;
    expect([entry.id, Boolean(ngo.reg80G), Boolean(ngo.fcra)]).toEqual([
      entry.id,
      entry.has80G,
      entry.hasFCRA,
    ]);
    expect([entry.id, ngo.pin!.slice(0, 3)]).toEqual([entry.id, findCity(ngo.city)?.pinPrefix]);
    expect(ngo.address).toContain(ngo.city);
    expect(ngo.nameHi).toMatch(/^[\p{Script=Devanagari} ]+$/u);
    expect(ngo.nameHi).not.toContain('ळ');
    for (const text of [ngo.missionGu, ngo.descriptionGu, ...ngo.services!.map(({ nameGu }) => nameGu)])
      expect(languageOfText(text!)).toBe('gu');
    for (const text of [ngo.missionHi, ngo.descriptionHi, ...ngo.services!.map(({ nameHi }) => nameHi)])
      expect(languageOfText(text!)).toBe('hi');
    expect(ngo.services!.every(({ cost, audience }) => cost !== null && audience.length > 0)).toBe(true);
    const lists = { services: formatServices(ngo.services!), needs: ngo.needs!.join(';') };
    const flat: Record<string, unknown> = { ...ngo, ...lists };
    for (const paper of ['reg12A', 'reg80G', 'fcra'] as const) {
      flat[paper] = ngo[paper]?.number;
      flat[`${paper}ValidFrom`] = ngo[paper]?.validFrom;
      flat[`${paper}ValidTo`] = ngo[paper]?.validTo;
    }
    const cells = NGO_FIELDS.map((column) => String(flat[column] ?? ''));
    const { status, verifiedAt, lastConfirmedAt, source, ...imported } = ngo;
    const values = Object.fromEntries(Object.entries(imported).filter(([, value]) => value !== null));
    expect(checkRow({ cells, columns: [...NGO_FIELDS], today: '2026-11-21' })).toEqual({ ngo: values });
    expect([status, source, Boolean(verifiedAt), Boolean(lastConfirmedAt)]).toEqual([
      entry.verifiedDaysAgo === undefined ? 'pending' : 'verified',
      'demo',
      entry.verifiedDaysAgo !== undefined,
      entry.confirmedDaysAgo !== undefined,
    ]);
  });
});

test('is loaded once, and all of it is listed', async () => {
  expect(await loadDemoData({ db, now: NOW })).toBe(60);
  expect(await loadDemoData({ db, now: NOW })).toBe(0);
  const { rows } = await pool.query(
    'select status, listed, count(*)::int as n from ngo group by 1, 2 order by 1',
  );
  expect(rows).toEqual([
    { status: 'pending', listed: true, n: 10 },
    { status: 'verified', listed: true, n: 50 },
  ]);
  // Every verified one, and no other, has documents that were seen on the day that its page names.
  const { rows: seen } = await pool.query(
    `select n.status, count(distinct n.id)::int as ngos from ngo_document_check d join ngo n on n.id = d.ngo_id
      where d.result = 'matches' and d.seen_on = (n.verified_at at time zone 'Asia/Kolkata')::date group by 1`,
  );
  expect(seen).toEqual([{ status: 'verified', ngos: 50 }]);
});

test('every NGO has two photos, described in all languages, and all their files', async () => {
  expect(await addDemoPhotos({ db, files })).toBe(120);
  expect(await addDemoPhotos({ db, files })).toBe(0);
  const { rows } = await pool.query<Record<string, string | number | null>>(
    'select ngo_id, file_key, width, caption, caption_gu, caption_hi, alternative_text, alternative_text_gu, alternative_text_hi from ngo_photo',
  );
  expect(rows).toHaveLength(120);
  expect(new Set(rows.map((row) => row['ngo_id'])).size).toBe(60);
  for (const row of rows) {
    expect(Object.values(row)).not.toContain(null);
    expect(languageOfText(String(row['caption_gu']))).toBe('gu');
    expect(languageOfText(String(row['caption_hi']))).toBe('hi');
    for (const width of photoWidths(Number(row['width'])))
      for (const format of PHOTO_FORMATS)
        expect(await files.exists(`photos/${row['file_key']}-${width}.${format}`)).toBe(true);
  }
});

test('it is not loaded if there is any NGO', async () => {
  await pool.query('truncate ngo cascade');
  await saveNgos(db, [{ name: 'Seva Trust', category: 'health', city: 'Surat' }]);
  expect(await loadDemoData({ db, now: NOW })).toBe(0);
  expect(await countNgos()).toBe(1);
});
