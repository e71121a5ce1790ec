import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

export default {
  title: (count: number) =>
    plural(count, {
      0: 'No photos yet',
      one: 'One photo on your page',
      other: `${count} photos on your page`,
    }),
  lead: 'Visitors see them on your page, the cover first. From each photo we remove where and with which phone it was taken.',
  hidden:
    'While your NGO is suspended, nobody sees its photos, not even you here. They are stored, and come back with your page.',
  agreed: 'Show people only if they have agreed, and children only if their parents have.',
  choose: 'Choose photos',
  drop: 'or drop them here',
  limits: (most: number) =>
    `JPEG, PNG, WebP or AVIF, up to 15 MB each. At most ${plural(most, { one: 'one photo', other: `${most} photos` })}.`,
  full: 'You have the maximum number of photos. Delete one to add another.',
  empty:
    'Photos say more about your work than words. Begin with one that shows what you do: it becomes the cover.',
  onTheirWay: 'Uploading',
  waiting: 'Waiting for its turn',
  uploaded: (percent: number) => `${percent}% sent`,
  preparing: 'Uploaded, getting it ready ...',
  progressOf: (file: string) => `${file}: upload progress`,
  arrived: (file: string) => `${file} is on your page.`,
  tooLarge: 'This file is larger than 15 MB. Make the photo smaller, then choose it again.',
  passwordFirst: 'Not sent. Your page is public, so a new photo needs your password.',
  again: 'Try again',
  leaveOut: 'Leave it out',
  cover: 'Cover',
  place: (place: number, total: string) => `Photo ${place} of ${total}`,
  earlier: 'Earlier',
  later: 'Later',
  makeCover: 'Make it the cover',
  texts: 'Write about it',
  remove: 'Delete',
  caption: 'Caption',
  captionHint: 'Shown under the photo: what, where, when.',
  alternativeText: 'What the photo shows',
  alternativeTextHint: 'Read out to people who cannot see the photo, and shown until it has loaded.',
  noAlternativeText: 'People who cannot see this photo will not know what it shows.',
  save: 'Save',
  saved: 'Saved',
  coverChosen: 'This is the cover now.',
  removeTitle: 'Delete this photo?',
  removeText: 'It disappears from your page at once and cannot be brought back.',
  removeYes: 'Yes, delete it',
  removeNo: 'Keep it',
  removed: 'The photo is deleted.',
};
