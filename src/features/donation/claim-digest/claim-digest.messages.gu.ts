import { pluralIn } from '#src/messages/plural.ts';
import type en from './claim-digest.messages.en.ts';

const plural = pluralIn('gu');

const claimDigest: typeof en = {
  subject: (count, shown) =>
    plural(count, { one: 'એક દાતા કહે છે કે તેમણે દાન ચૂકવ્યું છે', other: `${shown} દાતા કહે છે કે તેમણે દાન ચૂકવ્યું છે` }),
  line: (count, shown, amount) =>
    plural(count, {
      one: `એક દાતાએ UPI અથવા બેંકથી તમારી સંસ્થાને ${amount} આપ્યા છે, અને ચુકવણીનો નંબર લખ્યો છે.`,
      other: `${shown} દાતાએ UPI અથવા બેંકથી તમારી સંસ્થાને કુલ ${amount} આપ્યા છે, અને ચુકવણીના નંબર લખ્યા છે.`,
    }),
  waiting: (count, shown) =>
    plural(count, { one: 'એક ચુકવણી તમારી રાહ જુએ છે.', other: `કુલ ${shown} ચુકવણી તમારી રાહ જુએ છે.` }),
  next: 'તમારા બેંક ખાતામાં આ ચુકવણી શોધો અને મળી હોય તો જણાવો. પછી દાતાને રસીદ મળશે.',
  link: 'બાકી ચુકવણી જુઓ',
  statement: 'ઘણી બધી છે? બેંકનું સ્ટેટમેન્ટ મૂકો: તે તમારા માટે ચુકવણી શોધી આપશે.',
};

export default claimDigest;
