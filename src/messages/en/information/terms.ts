import { BRAND } from '#src/brand.ts';
export default {
  sections: {
    terms: {
      heading: 'Terms of use',
      points: [
        `${BRAND.name.en} is free for those who ask for help and for NGOs.`,
        'It is not an emergency service. In danger, call 112.',
        'Say what is true, and write only for yourself or for somebody who knows that you do.',
        'NGOs are independent. They answer for what they write about themselves and for the help they give; we cannot promise that somebody can help.',
        '“Checked” says that papers were compared on the day shown, and nothing more.',
        'Do not use contact details for anything but what they were given for, and do not try to harm the site or others.',
        'Whoever breaks these rules can lose their account or their entry.',
        'Links lead to pages of others, for which they answer themselves.',
        'The laws of India apply.',
      ],
    },
  },
};
