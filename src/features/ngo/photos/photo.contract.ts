import { cleanLine } from '#src/shared/clean-text.ts';
import { z } from '@hono/zod-openapi';
import {
  bodyBytesWithFile,
  endpointsOf,
  EVERY_STANDING,
  integer,
  json,
  jsonBody,
  jsonData,
  nullableText,
  pageOf,
  signedInRules,
  successBody,
} from '#src/server/endpoint.server.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { ALTERNATIVE_TEXT_MOST, CAPTION_MOST, PHOTO_BYTES_MOST, PHOTOS_MOST } from './photo.values.ts';

const endpoint = endpointsOf('ngo photos');

/**
 * A photo as the public sees it. Its files are `{path}-{width}.avif` and `.webp`, in the widths that
 * `photoWidths` returns.
 */
export const publicPhoto = z.object({
  path: z.string(),
  /** Width of the largest file in pixels. */
  width: integer,
  height: integer,
  caption: nullableText,
  captionGu: nullableText,
  captionHi: nullableText,
  /** Description of the photo for people who cannot see it. */
  alternativeText: nullableText,
  alternativeTextGu: nullableText,
  alternativeTextHi: nullableText,
});

/** A photo as its NGO sees it. */
const ownPhoto = publicPhoto.extend({ _id: z.string(), isCover: z.boolean() });

const id = z.string().regex(ROW_ID);
// A malformed id gets the same 404 as an unknown photo.
const params = z.object({ id: z.string().max(20) });
const text = (most: number) =>
  z
    .string()
    .overwrite(cleanLine)
    .max(most, 'textLong')
    .refine((input) => !holdsAadhaar(input), { error: 'aadhaar' });

const caption = text(CAPTION_MOST);
const alternativeText = text(ALTERNATIVE_TEXT_MOST);

/** What is written about a photo. Translations that are not sent stay as they are. */
const photoTexts = z.object({
  caption,
  captionGu: caption.optional(),
  captionHi: caption.optional(),
  alternativeText,
  alternativeTextGu: alternativeText.optional(),
  alternativeTextHi: alternativeText.optional(),
});

const writes = signedInRules('ngo', { audit: true, standings: EVERY_STANDING });

export const addNgoPhoto = endpoint.post('/addNgoPhoto', {
  summary: 'Add a photo to your NGO: JPEG, PNG or WebP of up to 15 MiB and 40 megapixels, AVIF of up to 16',
  // Each photo takes about a second of CPU time.
  rules: {
    ...writes,
    // A QR code may name a phone number or a link.
    confirm: 'ifNeeded',
    limit: { requests: 120, seconds: 60 },
    bodyBytes: bodyBytesWithFile(PHOTO_BYTES_MOST),
  },
  request: {
    body: {
      content: {
        'multipart/form-data': {
          schema: z.object({
            photo: z
              .custom<File>((value) => value instanceof File, { error: 'photoNeeded' })
              .openapi({ type: 'string', format: 'binary' }),
          }),
        },
      },
      required: true,
    },
  },
  responses: { 201: jsonData(ownPhoto, 'The photo, added after all others') },
});

export const getAllNgoPhoto = endpoint.get('/getAllNgoPhoto', {
  summary: 'List the photos of your NGO, the cover first',
  rules: signedInRules('ngo', { standings: EVERY_STANDING }),
  request: {
    query: z.object({
      page: z.coerce.number({ error: 'unknownPage' }).int('unknownPage').min(1, 'unknownPage').default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(100),
    }),
  },
  responses: { 200: json(pageOf(ownPhoto), 'A page of photos') },
});

export const updateNgoPhoto = endpoint.post('/updateNgoPhoto/{id}', {
  summary:
    'Set the caption and the alternative text of a photo, and their translations. An empty text removes it.',
  rules: { ...writes, confirm: 'ifNeeded', guardsContacts: true },
  request: {
    params,
    ...jsonBody(photoTexts),
  },
  responses: { 200: jsonData(ownPhoto, 'The updated photo') },
});

export const orderNgoPhoto = endpoint.post('/orderNgoPhoto', {
  summary: 'Set the order of all photos of your NGO. The cover stays first.',
  rules: writes,
  request: jsonBody(z.object({ ids: z.array(id).min(1).max(PHOTOS_MOST) })),
  responses: { 200: json(successBody, 'The order is saved') },
});

export const chooseCoverPhoto = endpoint.post('/chooseCoverPhoto/{id}', {
  summary: 'Make a photo the cover',
  rules: writes,
  request: { params },
  responses: { 200: json(successBody, 'The photo is the cover') },
});

export const deleteNgoPhoto = endpoint.delete('/deleteNgoPhoto/{id}', {
  summary: 'Delete a photo and its files. If it is the cover, the next photo becomes the cover.',
  rules: { ...writes, confirm: true },
  request: { params },
  responses: { 200: json(successBody, 'The photo is deleted') },
});

export type PhotoTexts = z.infer<typeof photoTexts>;
export type PublicPhoto = z.infer<typeof publicPhoto>;
export type OwnPhoto = z.infer<typeof ownPhoto>;
