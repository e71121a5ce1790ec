/** What the API says about the photos of an NGO. */
export default {
  answers: {
    photoNeeded: 'Choose a photo to send.',
    photoKind: 'This file is not a photo that we can read. Send a JPEG, PNG, WebP or AVIF.',
    photoHeic:
      'We cannot read HEIC photos from an iPhone. Please send a JPEG: with “Most Compatible” in the iPhone’s camera settings, new photos are JPEG.',
    photoBlank: 'This picture is one plain colour. Please choose a photo of your work.',
    photoBroken:
      'This photo is damaged or did not arrive completely. Please choose it again, or another one.',
    photoPixels: 'This photo has too many pixels. Make it smaller and send it again.',
    photoSmall: 'This photo is too small: at least 200 pixels wide and high, please.',
    photosFull: 'You already have 20 photos, the maximum. Delete one first.',
    photosChanged: 'The photos were changed in the meantime. Please reload this page.',
    photosBusy: 'Many photos are being sent right now.',
  },
};
