/** The languages of a text, side by side in a form. */
export default {
  headings: { original: 'The text', gu: 'In Gujarati', hi: 'In Hindi' },
  leads: {
    original: 'Readers for whom there is no translation see this.',
    gu: 'Readers of the Gujarati page see this.',
    hi: 'Readers of the Hindi page see this.',
  },
  translated: 'Translated',
  missing: 'Not translated yet',
};
