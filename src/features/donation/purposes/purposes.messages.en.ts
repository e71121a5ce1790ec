import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** What an NGO collects for. */
export default {
  title: 'Purposes',
  headline: (count: number, text: string) =>
    plural(count, {
      0: 'You collect for all your work',
      one: 'You collect for one purpose',
      other: `You collect for ${text} purposes`,
    }),
  lead: 'Donors can choose a purpose when they give. One with a goal has a page of its own, with its progress, that you can share.',
  add: 'Add a purpose',
  which: 'Which purposes',
  lists: { open: 'Open', closed: 'Closed' },
  empty: { open: 'No purpose yet', closed: 'No purpose is closed' },
  emptyLead: {
    open: 'For example: Blankets for the winter, an eye camp, school fees. Without a purpose, gifts are for all your work.',
    closed: 'Purposes come here when you close them. What was given for them stays recorded.',
  },
  received: (amount: string) => `${amount} received`,
  ofGoal: (amount: string, goal: string) => `${amount} of ${goal}`,
  gifts: (count: number, text: string) =>
    plural(count, { 0: 'no gift yet', one: 'one gift', other: `${text} gifts` }),
  percent: (percent: string) => `${percent}% reached`,
  reached: 'Reached',
  until: (day: string) => `Until ${day}`,
  ended: (day: string) => `Ended on ${day}`,
  missing: { gu: 'Gujarati is missing', hi: 'Hindi is missing' },
  page: 'See its page',
  shareText: (title: string) => `Please give for: ${title}`,
  edit: 'Edit',
  close: 'Close',
  reopen: 'Open again',
  closeTitle: (title: string) => `Close “${title}”?`,
  closeText:
    'Donors can no longer choose it. What was given for it stays recorded, and you can open it again at any time.',
  editor: {
    add: 'Add a purpose',
    edit: 'Change the purpose',
    addLead: 'Write it the way a donor would say it. Donors see it at once.',
    editLead: 'Donors see what you save at once.',
    back: 'All purposes',
    confirmAdd: 'Add the purpose',
    save: 'Save',
    groups: { goal: 'Goal' },
    leads: { goal: 'With a goal, the page shows how much of it is reached.' },
    fields: {
      title: 'What you collect for',
      titleGu: 'What you collect for, in Gujarati',
      titleHi: 'What you collect for, in Hindi',
      description: 'Why, and what you do with it',
      descriptionGu: 'Why, and what you do with it, in Gujarati',
      descriptionHi: 'Why, and what you do with it, in Hindi',
      goal: 'How much you need, in rupees',
      endsOn: 'Last day',
    },
    hints: {
      title: 'For example: Blankets for 200 families in Dang',
      description: 'What does ₹500 do? Donors like to read that.',
      goal: 'Such as 1,00,000',
      endsOn: 'After this day nobody gives for it.',
    },
    draft: 'You typed this last time but did not save it.',
    discard: 'Discard it',
    conflict: {
      heading: 'Someone from your NGO saved this purpose in the meantime',
      lead: 'What you typed is still below. This is different in theirs:',
      theirs: (label: string) => `${label}:`,
      empty: 'nothing',
      take: 'Use theirs',
      saveMine: 'Save again to keep what is below.',
    },
  },
};
