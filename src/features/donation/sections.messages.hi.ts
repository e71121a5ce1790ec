import type en from './sections.messages.en.ts';

const sections: typeof en = {
  label: 'दान',
  donations: 'दान',
  bankStatement: 'बैंक स्टेटमेंट',
  purposes: 'उद्देश्य',
  yearlyStatement: 'वार्षिक विवरणी',
  settings: 'रसीद और सेटिंग',
  bankDetails: 'बैंक विवरण',
};

export default sections;
