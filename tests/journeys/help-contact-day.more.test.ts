import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { apiMessages } from '#src/messages/api-messages.ts';
import { gu } from '#src/messages/catalogues.server.ts';
import { formatDay, todayInIndia } from '#src/shared/dates.ts';
import { dayIn } from '../support/days.ts';
import { actAsNgo, sendHelpRequest } from '../support/help-requests.ts';
import { openByTicket, press, statusWords } from '../support/help-status.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { findSidewaysScroll, findSmallTargets } from '../support/layout-problems.ts';
import { main } from '../support/page.ts';
import { newVisitor } from '../support/visit.ts';

/** Lets time pass until the day after the one that the NGO chose. */
const letDayPass = (reference: string) =>
  withProductDatabase((db) =>
    sql`update help_offer o set contact_by = (now() at time zone 'Asia/Kolkata')::date - 1
      from help_request r where r.id = o.request_id and r.reference = ${reference} and o.contact_by is not null`.execute(
      db,
    ),
  );

test('without JavaScript, in Gujarati, a person says that nobody got in touch, changes the answer and how to be reached, and passes the request on', async () => {
  const email = 'contact.not@example.org';
  const { reference, ticket } = await sendHelpRequest({ email, language: 'gu' });
  await actAsNgo(reference, [{ action: 'acceptHelpRequest', body: { contactBy: todayInIndia() } }]);
  await letDayPass(reference);
  const t = statusWords('gu');
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await openByTicket(page, { ticket, language: 'gu', script: false });
  await main(page).getByRole('heading', { name: t.contacted.heading }).waitFor();
  const yesterday = formatDay({ day: dayIn(-1), months: gu.site.months }).replace(/ \d{4}$/, '');
  expect(await main(page).innerText()).toContain(yesterday);
  expect([...(await findSidewaysScroll(page)), ...(await findSmallTargets(page))]).toEqual([]);

  await press(page, t.contacted.no);
  await main(page).getByRole('status').getByText(t.confirmations.notContacted.text).waitFor();
  await press(page, t.contacted.changeToYes);
  await main(page).getByText(t.contacted.saidYes).waitFor();
  await press(page, t.contacted.changeToNo);
  await main(page).getByText(t.contacted.saidNo).waitFor();
  expect([...(await findSidewaysScroll(page)), ...(await findSmallTargets(page))]).toEqual([]);

  // How it is safe to reach them: an error stands at its field, and no button loses what was entered.
  await main(page).getByText(t.reaching.heading, { exact: true }).click();
  const safe = page.getByLabel(t.reaching.label);
  const noMail = page.getByLabel(t.reaching.noMail);
  const message = page.getByLabel(t.write.label, { exact: true });
  await message.fill('આભાર');
  await safe.fill('મારો નંબર 2345 6789 0124');
  await noMail.check();
  await press(page, t.reaching.save);
  await main(page).getByRole('alert').getByText(apiMessages.gu.aadhaar).waitFor();
  expect([await safe.inputValue(), await noMail.isChecked()]).toEqual(['મારો નંબર 2345 6789 0124', true]);
  await safe.fill('ફક્ત સવારે');
  await press(page, t.withdraw.start);
  await main(page).getByRole('heading', { level: 1, name: t.withdraw.heading }).waitFor();
  await press(page, t.withdraw.no);
  expect([await safe.inputValue(), await noMail.isChecked()]).toEqual(['ફક્ત સવારે', true]);
  await main(page).getByText(t.reaching.heading, { exact: true }).click();
  await press(page, t.reaching.save);
  await main(page).getByRole('status').getByText(t.confirmations.safeContactChanged.title).waitFor();
  expect(await message.inputValue()).toBe('આભાર');
  expect([await safe.inputValue(), await noMail.isChecked()]).toEqual(['ફક્ત સવારે', true]);

  await press(page, t.contacted.passOnButton);
  await main(page).getByRole('status').getByText(t.confirmations.reopened.text).waitFor();
  expect(await main(page).getByText(t.contacted.heading).count()).toBe(0);
});
