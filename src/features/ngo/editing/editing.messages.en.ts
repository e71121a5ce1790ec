import { label as parts } from '#src/ui/form/sections/form-sections.messages.en.ts';
import { documentLabels, labels } from '#src/features/ngo/fields/fields.messages.en.ts';

export default {
  title: 'Our page',
  lead: 'This is what people looking for help will read. Empty fields are not shown.',
  parts,
  see: 'Preview',
  hide: 'Close the preview',
  previewLead: 'This is how visitors will see it after you save: what waits only once it is public.',
  save: 'Save',
  draft: 'We kept what you wrote but did not save.',
  discard: 'Discard it',
  groups: {
    names: 'Name',
    work: 'What you do',
    needs: 'What people can come to you for',
    reach: 'Where people can find you',
    papers: 'Documents',
  },
  onlyManagers: 'Only managers of your NGO can change these. ‘People’ says who they are.',
  guarded: {
    names: 'Our team checks a new name before it is public. You type your password when you save.',
    contacts:
      'A new phone number, email or website is public after 48 hours; one that you empty is gone at once. A new address, town or kind of work is public at once. Everyone of your NGO gets an email. You type your password when you save.',
    papers:
      'Our team compares new numbers and dates with the public registers before they are public and on receipts. Until then the old ones stay. You type your password when you save.',
    needs:
      'Calls come to you by these, so you type your password when you save, and everyone of your NGO gets an email. If people could be harmed when others learn of their need, as with violence or HIV, our team checks first.',
    atOnce: 'You type your password when you save, and everyone of your NGO gets an email.',
  },
  waiting: {
    staff: 'Waiting for our team:',
    time: (time: string) => `Waiting, public from ${time}:`,
    due: 'Public within a few minutes:',
    asked: (who: string, time: string) => `Asked for by ${who}, ${time}`,
    nobody: 'a deleted account',
    withdraw: 'Withdraw it',
    withdrawTitle: 'Withdraw this change?',
    withdrawText: 'Your page stays as it is. This does not become public:',
    withdrawYes: 'Yes, withdraw it',
  },
  frozen:
    'Someone said that a change was not yours. Until our team has spoken with you, what needs your password on this page stays as it is, and so do your bank details.',
  leads: {
    names: 'In three scripts, so that everyone can find you in the one they read.',
    work: 'In English, Gujarati or Hindi, the way you speak with people.',
    needs:
      'You are found by these, and requests for help reach you first. Tick only what people really get from you; at most 30.',
    reach: 'Shown on your page, so that people can come or call.',
    papers:
      'Numbers and dates exactly as on the documents. Our team compares them with the public registers. The public sees only a few letters of the PAN.',
  },
  fields: { ...labels, ...documentLabels },
  hints: {
    darpanId: 'For example GJ/2017/0123456.',
  },
  services: {
    heading: 'Services',
    lead: 'What people can get from you, with what it costs them and whom it is for. Name it in the words people use.',
    number: (number: number) => `Service ${number}`,
    fields: {
      name: 'Name',
      nameGu: 'In Gujarati',
      nameHi: 'In Hindi',
      cost: 'What people pay',
      audience: 'Whom it is for',
    },
    notSaid: 'Not said',
    add: 'Add a service',
    remove: 'Remove',
  },
  types: { Trust: 'Trust', Society: 'Society', 'Section 8 Company': 'Section 8 company' },
  choose: 'Please choose',
  conflict: {
    heading: 'Someone from your NGO saved the page while you were writing',
    lead: 'Nothing you wrote is lost: it is in the fields below. Here is what is different in theirs.',
    theirs: (label: string) => `${label}, theirs:`,
    empty: 'empty',
    take: 'Use theirs',
    saveMine: 'Then save again.',
  },
};
