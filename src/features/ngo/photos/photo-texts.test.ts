import { expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { insertPhoto } from './photo.queries.server.ts';

const { call, callConfirmed, db, signedIn } = await testApp();

test('a translation stays until it is replaced', async () => {
  const ngoId = await savedNgo(db);
  const { token } = await signedIn({ role: 'ngo', ngoId });
  const { id } = await insertPhoto(db, { ngoId, fileKey: 'a'.repeat(32), width: 300, height: 200 });
  const update = (body: Record<string, string>) =>
    callConfirmed('POST', `ngo/updateNgoPhoto/${id}`, { token, body });
  const readPhotos = async () =>
    (await call<{ data: { photos: unknown[] } }>('GET', `ngo/getNgoById/${ngoId}`)).body.data.photos;
  await update({ caption: 'Eye camp', captionGu: 'આંખનો કેમ્પ', alternativeText: '' });
  await update({ caption: 'An eye camp', alternativeText: 'People wait' });
  expect(await readPhotos()).toMatchObject([
    { caption: 'An eye camp', captionGu: 'આંખનો કેમ્પ', captionHi: null, alternativeText: 'People wait' },
  ]);
  await update({ caption: 'An eye camp', captionGu: '', alternativeText: '' });
  expect(await readPhotos()).toMatchObject([{ captionGu: null }]);
});
