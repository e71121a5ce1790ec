import { expect, test } from 'vitest';
import { apiMessages } from '#src/messages/api-messages.ts';
import { sendHelpRequest } from '../support/help-requests.ts';
import { openByTicket, press, statusWords } from '../support/help-status.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { main } from '../support/page.ts';
import { newVisitor } from '../support/visit.ts';

// Without JavaScript it is a part of help-contact-day.more.test.ts.
test('a person changes how it is safe to reach them, without losing input', async () => {
  const t = statusWords('gu');
  const { ticket } = await sendHelpRequest({ email: 'careful@example.org', language: 'gu' });
  const { page } = await newVisitor();
  await openByTicket(page, { ticket, language: 'gu' });
  const details = main(page).getByText(t.reaching.heading, { exact: true });
  await details.click();
  const safe = page.getByLabel(t.reaching.label);
  const noMail = page.getByLabel(t.reaching.noMail);
  expect([await safe.inputValue(), await noMail.isChecked()]).toEqual(['', false]);

  // The error is visible next to the field.
  await page.getByLabel(t.write.label, { exact: true }).fill('આભાર');
  await safe.fill('મારો નંબર 2345 6789 0124');
  await noMail.check();
  await press(page, t.reaching.save);
  await main(page).getByRole('alert').getByText(apiMessages.gu.aadhaar).waitFor();
  expect([await safe.inputValue(), await noMail.isChecked()]).toEqual(['મારો નંબર 2345 6789 0124', true]);
  await expectAccessibleEverywhere(page);

  // Another button keeps the input.
  await safe.fill('ફક્ત સવારે');
  await press(page, t.withdraw.start);
  await main(page).getByRole('heading', { level: 1, name: t.withdraw.heading }).waitFor();
  await press(page, t.withdraw.no);
  await details.click();
  expect([await safe.inputValue(), await noMail.isChecked()]).toEqual(['ફક્ત સવારે', true]);
  await press(page, t.reaching.save);
  await main(page).getByRole('status').getByText(t.confirmations.safeContactChanged.title).waitFor();
  await main(page).getByText(t.thread.safeContactChanged, { exact: true }).waitFor();
  expect(await page.getByLabel(t.write.label, { exact: true }).inputValue()).toBe('આભાર');
  await main(page).getByText(t.details.summary).click();
  await main(page).getByText(t.details.noMail, { exact: true }).waitFor();
  await details.click();
  expect([await safe.inputValue(), await noMail.isChecked()]).toEqual(['ફક્ત સવારે', true]);

  // Then it is removed: an empty field and no tick.
  await safe.fill('');
  await noMail.uncheck();
  await press(page, t.reaching.save);
  // The first change showed the same message, so this waits until the response has arrived.
  const mayMail = main(page).getByText(t.details.mayMail, { exact: true });
  await mayMail.waitFor({ state: 'attached' });
  await main(page).getByText(t.details.summary).click();
  await mayMail.waitFor();
});
