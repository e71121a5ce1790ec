import paperEn from './certificate-paper.messages.en.ts';
import paperGu from './certificate-paper.messages.gu.ts';
import paperHi from './certificate-paper.messages.hi.ts';

/** The messages that this paper needs. A thread loads them in a third of the time that all messages take. */
export const paperMessages = {
  en: { 'volunteer/certificate-paper': paperEn },
  gu: { 'volunteer/certificate-paper': paperGu },
  hi: { 'volunteer/certificate-paper': paperHi },
};
