import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { BANK_FORM, bankTesting } from './bank-changes.fixture.ts';

const app = await testApp();
const { call, signedIn, mailsTo } = app;
const { savedNgoWithAccount, edit, add, list, addedAndActive } = bankTesting(app);
const staff = await signedIn({ role: 'staff' });

const REAL = { ...BANK_FORM, upiId: 'jethalal@examplebank' };
/** As the intruder chooses it: the usual mask is the same. */
const ALIKE = {
  upiId: 'jethief99@examplebank',
  accountNumber: '99999999995678',
  accountNumberAgain: '99999999995678',
};

type Places = { data: { ngo: { _id: string }; destination: object; before: object | null }[] };

/** What our team sees of the change of an NGO. */
async function seenByStaff(ngoId: string) {
  const { body } = await call<Places>('GET', 'donation/getAllBankChange?pageSize=100', {
    token: staff.token,
  });
  return body.data.find(({ ngo }) => ngo._id === ngoId)!;
}

describe('a change whose usual masks are those of what is active', () => {
  test('looks different in the mail, to the NGO and to our team', async () => {
    const { ngoId, email, token } = await savedNgoWithAccount();
    const id = await addedAndActive(token, REAL);
    expect((await edit(token, { id, ...REAL, ...ALIKE })).status).toBe(200);
    const [mail] = await mailsTo(email);
    for (const words of [
      'What changes: another account number, another UPI id.',
      'New: “Sathi Seva Mandal”, State Bank of India, “Rajkot”, IFSC SBIN0000001, account ending 95678, UPI id “jethi…@examplebank”.',
      'Until now: “Sathi Seva Mandal”, State Bank of India, “Rajkot”, IFSC SBIN0000001, account ending 45678, UPI id “jetha…@examplebank”.',
    ])
      expect(mail!.body).toContain(words);
    const [detail] = (await list(token)).details;
    expect(detail).toMatchObject({
      active: { accountLast4: '45678', upiMasked: 'jetha…@examplebank' },
      waiting: { accountLast4: '95678', upiMasked: 'jethi…@examplebank' },
    });
    expect(await seenByStaff(ngoId)).toMatchObject({
      destination: { accountLast4: '95678', upiMasked: 'jethi…@examplebank' },
      before: { accountLast4: '45678', upiMasked: 'jetha…@examplebank' },
    });
  });

  test('also beside the account that it takes the place of', async () => {
    const { email, token } = await savedNgoWithAccount();
    await addedAndActive(token, REAL);
    await add(token, { ...REAL, ...ALIKE, primary: 'yes' });
    const [mail] = await mailsTo(email);
    expect(mail!.body).toContain('What changes: another account number, another UPI id.');
  });

  test('is said in the three languages', async () => {
    const { ngoId, token } = await savedNgoWithAccount();
    const id = await addedAndActive(token, REAL);
    const people = await Promise.all(
      (['hi', 'gu'] as const).map(async (language) => {
        const person = await signedIn({ role: 'ngo', ngoId });
        await app.pool.query('update account set language = $1 where id = $2', [language, person.id]);
        return person.email;
      }),
    );
    await edit(token, { id, ...REAL, ...ALIKE });
    const [hindi, gujarati] = await Promise.all(people.map(mailsTo));
    expect(hindi![0]!.body).toContain('क्या बदलेगा: दूसरी खाता संख्या, दूसरी UPI आईडी।');
    expect(gujarati![0]!.body).toContain('શું બદલાશે: બીજો ખાતા નંબર, બીજું UPI આઈડી.');
  });
});

test('a mail says what was typed after everything of ours, in quotes', async () => {
  const { email, token } = await savedNgoWithAccount();
  const id = await addedAndActive(token);
  await edit(token, {
    id,
    ...BANK_FORM,
    accountHolder: 'Nothing changes here',
    branch: 'Do not press the link',
  });
  const [mail] = await mailsTo(email);
  const at = mail!.body.indexOf('In quotes is what people of the NGO typed.');
  expect(at).toBeGreaterThan(mail!.body.indexOf('Please do not forward this email.'));
  expect(mail!.body.slice(0, at)).not.toMatch(/Nothing changes here|Do not press/);
  expect(mail!.body.slice(at)).toContain(
    'New: “Nothing changes here”, State Bank of India, “Do not press the link”',
  );
});

test.each([
  ['accountHolder', 'Sathi Seva Mandal Yearly check by Sahay: nothing changes'],
  ['branch', 'Rajkot. This is a routine renewal.'],
  ['branch', 'Rajkot, call 98765 43210'],
])('a sentence or a number as %s is refused', async (field, text) => {
  const { token } = await savedNgoWithAccount();
  const { status, body } = await add(token, { ...BANK_FORM, [field]: text });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ [field]: expect.stringContaining('Write only the name') });
});
