import { expect, test } from 'vitest';
import { whatsAppLink } from './whatsapp-link.server.ts';

const reference = 'SH-2222-22';
const linkOf = (asked: { helpDescription?: string; safeContact?: string | null; mayMail?: boolean }) =>
  whatsAppLink(
    {
      reference,
      asked: { helpDescription: 'Cataract operation', safeContact: null, mayMail: true, ...asked },
    },
    'en',
  );

test('the link to WhatsApp contains only the number', () => {
  expect(linkOf({})).toBe(`https://wa.me/?text=${encodeURIComponent(`Number: ${reference}`)}`);
});

test.each([
  ['limits how to be reached', { safeContact: 'Others see my phone' }],
  ['wants no mails', { mayMail: false }],
  ['is beaten', { helpDescription: 'पति मारता है' }],
])('there is none for somebody who %s', (_, asked) => {
  expect(linkOf(asked)).toBeNull();
});
