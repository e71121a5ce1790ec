import type en from './form-sections.messages.en.ts';

const sections: typeof en = {
  open: (filled, total) => (total === 1 ? 'अभी बाकी है' : `${total} में से ${filled} भरे`),
  optional: () => 'जरूरी नहीं',
  ready: (filled, total) => `काफी है: ${total} में से ${filled} भरे`,
  all: 'पूरा हुआ',
  errors: (count) => `${count} जगह सुधारें`,
};
export default sections;

export const label = 'फॉर्म के हिस्से';
