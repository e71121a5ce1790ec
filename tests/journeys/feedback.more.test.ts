import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { callApi } from '../support/call-api.ts';
import { findSweptNgo } from '../support/find-swept-ngo.ts';
import { signIn } from '../support/sign-in.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { typePassword } from '../support/type-password.ts';
import { addressOf, DESK, newVisitor, waitForScript } from '../support/visit.ts';
import { main } from '../support/page.ts';
import { journeyProduct } from '../support/journey-product.ts';

const t = en.feedback;
const staffPath = `/${BRAND.slug}/feedbacks`;

test('a visitor reports an error about an NGO in Gujarati without JavaScript, and staff reply', async () => {
  const ngo = await findSweptNgo(journeyProduct().origin);
  const email = 'finds.mistakes@example.org';
  const words = 'ફોન નંબર ખોટો છે: હવે બીજી સંસ્થા ઉપાડે છે.';
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf(`/gu/${ngo.category}/detailpage/${ngo._id}`));
  await main(page).getByRole('link', { name: gu['ngo/profile'].reportMistake }).click();
  await page.waitForURL((url) => url.pathname === '/gu/feedback' && url.searchParams.get('ngo') === ngo._id);
  expect(await main(page).getByRole('heading', { level: 1 }).textContent()).toContain(
    gu.feedback.ngo.title('').replace(': ', ''),
  );
  // The form for mistakes has no rating and no name.
  expect(await page.getByText(gu.feedback.rating, { exact: true }).isVisible()).toBe(false);

  await page.getByLabel(gu.feedback.email).fill('no address');
  await page.getByRole('button', { name: gu.feedback.submit, exact: true }).click();
  await page.getByRole('alert').getByRole('link').first().waitFor();
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(2);
  expect(await page.getByLabel(gu.feedback.email).inputValue()).toBe('no address');
  await page.getByLabel(gu.feedback.message).fill(words);
  await page.getByLabel(gu.feedback.email).fill(email);
  await page.getByRole('button', { name: gu.feedback.submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/gu/feedback/mistakeSent');
  await page.getByText(gu.feedback.sent.mistake).waitFor();
  await page.reload();
  await page.getByText(gu.feedback.sent.mistake).waitFor();

  const rated = { rating: 5, message: 'It helped me, at once.' };
  await callApi('POST', 'feedback/addFeedback', { body: rated });
  const { page: staff, pageErrors } = await newVisitor({ viewport: DESK });
  await signIn(staff, { email: 'staff@example.org', password: DEMO_PASSWORD, to: staffPath });
  await main(staff).getByText(t.staff.ofFive('5', t.ratings[4]!)).first().waitFor();
  await expectAccessible(staff);
  await staff.getByLabel(t.staff.words).fill(email);
  await main(staff).getByRole('button', { name: en.site.search, exact: true }).click();
  await staff.waitForURL(/q=/);
  const row = main(staff).getByRole('link', { name: words });
  await row.waitFor();
  expect(await row.count(), 'a reload sends nothing twice').toBe(1);
  await row.click();
  await main(staff).getByRole('heading', { level: 1, name: t.staff.heading.new }).waitFor();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: t.staff.send }).click();
  await staff.getByText('Write the answer.').waitFor();
  await staff.getByLabel(t.staff.answer, { exact: true }).fill('આભાર! અમે નંબર સુધારી દીધો છે.');
  await staff.getByRole('button', { name: t.staff.send }).click();
  await typePassword(staff);
  await main(staff).getByRole('heading', { level: 1, name: t.staff.heading.answered }).waitFor();

  await staff.getByRole('button', { name: t.staff.finish }).click();
  await main(staff).getByRole('heading', { level: 1, name: t.staff.heading.done }).waitFor();
  await staff.getByText(t.staff.nothingToDo).waitFor();
  await expectAccessible(staff);
  // The browser's console reports the refused call, and that the password was asked for.
  expect(pageErrors.filter((line) => !/40[03]/.test(line))).toEqual([]);
});

test('a visitor gives feedback on the site and on an NGO and sends a message; nothing that was written is lost', async () => {
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf('/feedback'));
  await waitForScript(page);
  await page.getByLabel(t.message).fill('It helped me, at once.');
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Choose one of the five/ })
    .click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('rating');
  await expectAccessible(page);
  expect(await page.getByLabel(t.message).inputValue()).toBe('It helped me, at once.');
  await page.getByLabel(`5: ${t.ratings[4]}`).check();
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/feedback/sent');
  await page.getByText(t.sent.feedback).waitFor();

  const ngo = await findSweptNgo(journeyProduct().origin);
  await page.goto(addressOf(`/feedback?ngo=${ngo._id}`));
  await waitForScript(page);
  await page.getByLabel(t.ngo.feedback).check();
  await page.getByLabel(`2: ${t.ratings[1]}`).check();
  await page.getByLabel(t.message).fill('Nobody picked up the phone.');
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/feedback/sent');

  await page.goto(addressOf('/contact'));
  await waitForScript(page);
  await page.getByLabel(t.message).fill('How do I add a town?');
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  await page.getByRole('alert').getByRole('link').first().waitFor();
  expect(await page.getByLabel(t.message).inputValue()).toBe('How do I add a town?');
  await page.getByLabel(t.name).fill('Jaya Mehta');
  await page.getByLabel(t.email).fill('asks.something@example.org');
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/feedback/contactSent');
  await page.getByText(t.sent.contact).waitFor();
  expect(pageErrors.filter((line) => !line.includes('400'))).toEqual([]);
});
