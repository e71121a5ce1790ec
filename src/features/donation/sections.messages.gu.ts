import type en from './sections.messages.en.ts';

const sections: typeof en = {
  label: 'દાન',
  donations: 'દાન',
  bankStatement: 'બેંક સ્ટેટમેન્ટ',
  purposes: 'હેતુઓ',
  yearlyStatement: 'વાર્ષિક પત્રક',
  settings: 'રસીદ અને સેટિંગ',
  bankDetails: 'બેંકની વિગતો',
};

export default sections;
