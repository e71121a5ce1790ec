/** How a search was understood, and what helps where it found little. Only the server writes these into a page. */
export default {
  needLabel: 'We looked for:',
  placeLabel: 'We looked:',
  near: (city: string) => `near ${city}`,
  inDistrict: (district: string) => `in ${district} district`,
  onlyTheseWords: 'Search only for these words',
  changeTown: 'Change the town',
  anywhere: 'Search all over Gujarat',
  theseWordsOnly: 'We looked only for these words.',
  wordsOnly: (words: string) => `We looked only for the words “${words}”.`,
  byNeed: 'Search by what you need',
  groups: {
    needed: 'What you need',
    further: 'Further away',
    related: 'May help too',
    /** Where words were found, but no need was understood. */
    words: 'Fits your words',
  },
  kilometres: (least: string, most: string) => `${least} to ${most} km`,
  nothingFits: 'Nothing fits exactly',
  nearest: 'These are the nearest, in what they do or in place.',
  callNow: 'For help right now, call:',
  call: (number: string) => `Call ${number}`,
  helpHint: 'Or ask for help: your words are already filled in, and we ask NGOs for you.',
  schemesThatFit: 'Schemes that may fit',
  allNear: (city: string) => `All NGOs near ${city}`,
  allInDistrict: (district: string) => `All NGOs in ${district} district`,
};
