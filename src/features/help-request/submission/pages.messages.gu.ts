import type en from './pages.messages.en.ts';

/** Of the pages that respond to the form. The browser does not load them: these pages run no script. */
export default {
  code: {
    title: 'અમારા ઈમેલમાં આવેલો કોડ લખો',
    recipient: (email: string) => `અમે ${email} પર કોડ મોકલ્યો છે. તમે લખેલું સચવાયેલું છે.`,
    change: 'લખેલું બદલો',
  },
  another: {
    title: 'તમે આ મદદ પહેલેથી માંગી છે',
    text: (reference: string) => `એ જ શહેરમાં એ જ પ્રકારની મદદ માટેની તમારી વિનંતી ${reference} હજી ચાલુ છે.`,
    view: 'તે વિનંતી જુઓ',
    send: 'બીજી વિનંતી મોકલો',
    change: 'ફોર્મ પર પાછા',
  },
} satisfies typeof en;
