import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#src/messages/catalogues.server.ts';
import { callApi, confirmAtApi, signInAtApi } from '../support/call-api.ts';
import { publishDemoEvent } from '../support/managed-events.ts';
import { SCHEME_NGO } from '../support/managed-schemes.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const t = en['event/check-in'];

/** Returns how many rows each store of the door has in this browser; none if there is no database. */
const countStored = (page: Page) =>
  page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name === 'check-in');
    if (!found) return {};
    const opening = indexedDB.open('check-in');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const store = opening.result;
    const counts: Record<string, number> = {};
    for (const name of ['events', 'tickets', 'checkIns']) {
      const counting = store.transaction(name).objectStore(name).count();
      await new Promise((resolve) => counting.addEventListener('success', resolve));
      counts[name] = counting.result;
    }
    store.close();
    return counts;
  });

test('every way of signing out erases the names of the door at once, and an unsent check-in is sent later', async () => {
  const id = await publishDemoEvent({ title: 'Camp of the door', capacity: 5 });
  const body = { eventId: id, name: 'Kokila Patel', mobile: '9876543210', partySize: '2' };
  const token = await signInAtApi(SCHEME_NGO.email);
  const options = { token, confirmation: await confirmAtApi(token), body };
  const added = await callApi<{ data: { ticket: string } }>('POST', 'event/addRegisterUser', options);
  const { page: firstTab, context } = await newVisitor();
  let page = firstTab;
  const atDoor = { ...SCHEME_NGO, to: `/ngopage/checkIn/${id}` };
  const openDoor = async () => {
    await signIn(page, atDoor);
    await page.getByText(t.inside('0', '2')).waitFor();
    expect(await countStored(page)).toMatchObject({ events: 1, tickets: 1 });
  };
  const expectErased = (rest: object = {}) =>
    expect.poll(() => countStored(page)).toEqual({ events: 0, tickets: 0, checkIns: 0, ...rest });

  // By the button.
  await openDoor();
  await page.goto(addressOf('/ngopage/events'));
  await page.getByRole('button', { name: en.area.signOut }).click();
  await expectErased();

  // By a session that was ended elsewhere, seen by the open page itself.
  await openDoor();
  await callApi('POST', 'auth/endOtherSessions', { token, confirmation: await confirmAtApi(token) });
  await page.getByRole('button', { name: t.refresh }).click();
  await page.getByText(t.failed.signedOut).waitFor();
  await expectErased();

  // By somebody who opens the page for signing in, as an ended session does.
  await openDoor();
  await context.setOffline(true);
  const number = page.getByRole('textbox', { name: t.number });
  await number.fill(added.data.ticket);
  await number.press('Enter');
  await page.getByText(t.admitted('Kokila Patel')).waitFor();
  // Another tab: online again, the first one would leave for the same page by itself.
  await page.close();
  await context.setOffline(false);
  page = await context.newPage();
  await page.goto(addressOf('/logIn'));
  await expectErased({ checkIns: 1 });

  // The check-in waited without a name, and is sent once somebody signs in again.
  await signIn(page, atDoor);
  await page.getByText(t.inside('2', '2')).waitFor();
  await page.getByText(t.online).waitFor({ timeout: 30_000 });
  const path = `event/getAllRegisterUserByEventId?eventId=${id}&status=attended`;
  await expect.poll(async () => (await callApi<{ total: number }>('GET', path, { token })).total).toBe(1);
}, 120_000);
