import type { RowOf } from '#src/server/database/statement.server.ts';
import { ACCOUNTS_IN_USE } from '#src/features/account/account-fragments.server.ts';
import { PHOTO_ORDER } from '#src/features/ngo/photos/photo-fragments.server.ts';

// Sending a date as a number costs a third of formatting it, and most dates occur many times.
const day = (date: string) => `${date} - date '2000-01-01'`;

/** The first photo in the public order, as JSON. */
const COVER = `(select json_build_object('path', '/photos/' || p.file_key, 'width', p.width, 'height', p.height,
    'caption', p.caption, 'captionGu', p.caption_gu, 'captionHi', p.caption_hi,
    'alternativeText', p.alternative_text, 'alternativeTextGu', p.alternative_text_gu,
    'alternativeTextHi', p.alternative_text_hi)
  from ngo_photo p where p.ngo_id = n.id order by ${PHOTO_ORDER} limit 1)`;

/** The columns that a list shows of an NGO (alias `n`). Times are converted to dates in India. */
export const SUMMARY_TEXT = `n.id, n.name, n.name_gu, n.name_hi, n.category, n.city, n.mission, n.mission_gu,
  n.mission_hi, n.status, n.phone, n.services, ${COVER} as cover,
  (n.verified and exists (select from ${ACCOUNTS_IN_USE} a where a.ngo_id = n.id)) as takes_requests,
  ${day(`(n.verified_at at time zone 'Asia/Kolkata')::date`)} as verified_day, ${day('n.reg_80g_valid_to')} as reg_80g_last_day`;
export const SUMMARY_COLUMNS = [
  ...(['ngo.id', 'ngo.name', 'ngo.name_gu', 'ngo.name_hi', 'ngo.category', 'ngo.city'] as const),
  ...([
    'ngo.mission',
    'ngo.mission_gu',
    'ngo.mission_hi',
    'ngo.status',
    'ngo.phone',
    'ngo.services',
  ] as const),
  ...(['cover json null', 'takes_requests boolean'] as const),
  ...(['verified_day integer null', 'reg_80g_last_day integer null'] as const),
] as const;

export type SummaryRow = RowOf<typeof SUMMARY_COLUMNS>;
