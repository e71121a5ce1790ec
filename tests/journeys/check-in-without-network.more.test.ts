import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#src/messages/catalogues.server.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { callApi, confirmAtApi, signInAtApi } from '../support/call-api.ts';
import { publishDemoEvent } from '../support/managed-events.ts';
import { SCHEME_NGO } from '../support/managed-schemes.ts';
import { signIn } from '../support/sign-in.ts';
import { newVisitor } from '../support/visit.ts';

const t = en['event/check-in'];
const TICKETS = 30;
/** The doors let in 18 parties each, 6 of them at both. */
const FIRST_DOOR = { from: 0, to: 18 };
const SECOND_DOOR = { from: 12, to: 30 };
const AT_EACH = FIRST_DOOR.to - FIRST_DOOR.from;
const AT_BOTH = FIRST_DOOR.to - SECOND_DOOR.from;

/** Registers the parties of one and returns the numbers of their tickets. */
async function registerAll(token: string, eventId: string): Promise<string[]> {
  const confirmation = await confirmAtApi(token);
  const add = async (number: number) => {
    const mobile = `98${String(10_000_000 + number)}`;
    const body = { eventId, name: `Guest ${number}`, mobile, partySize: '1' };
    const path = 'event/addRegisterUser';
    const options = { token, confirmation, body };
    return (await callApi<{ data: { ticket: string } }>('POST', path, options)).data.ticket;
  };
  return Promise.all(Array.from({ length: TICKETS }, (_, number) => add(number)));
}

type Door = { page: Page; context: BrowserContext };

/** Opens the check-in page at a door, and takes the network away once the page works without. */
async function openDoor(eventId: string): Promise<Door> {
  const { page, context } = await newVisitor();
  await signIn(page, { ...SCHEME_NGO, to: `/ngopage/checkIn/${eventId}` });
  await page.getByText(t.inside('0', formatCount(TICKETS))).waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(async () => (await caches.match(location.href)) !== undefined))
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByText(t.inside('0', formatCount(TICKETS))).waitFor();
  return { page, context };
}

async function letIn({ page }: Door, tickets: readonly string[]): Promise<void> {
  const number = page.getByRole('textbox', { name: t.number });
  for (const ticket of tickets) {
    await number.fill(ticket);
    await number.press('Enter');
    await expect.poll(() => number.inputValue()).toBe('');
  }
}

test('two doors without network let in 30 tickets; each is admitted once, or reported twice', async () => {
  const eventId = await publishDemoEvent({ title: 'Large camp', capacity: TICKETS });
  const token = await signInAtApi(SCHEME_NGO.email);
  const tickets = await registerAll(token, eventId);
  const [first, second] = await Promise.all([openDoor(eventId), openDoor(eventId)]);
  await Promise.all([
    letIn(first, tickets.slice(FIRST_DOOR.from, FIRST_DOOR.to)),
    letIn(second, tickets.slice(SECOND_DOOR.from, SECOND_DOOR.to)),
  ]);
  const unsent = ({ page }: Door, count: number) =>
    page.getByText(t.unsent(count, formatCount(count)), { exact: false });
  await unsent(first, AT_EACH).waitFor();
  // Nothing is lost when a phone is restarted before it has a network again.
  await first.page.reload();
  await unsent(first, AT_EACH).waitFor();

  // The second door sends first, is cut off in the middle, and both return later.
  await second.context.setOffline(false);
  // An attempt that began without a network is repeated after ten seconds.
  await unsent(second, AT_EACH).waitFor({ state: 'detached' });
  await second.context.setOffline(true);
  await first.context.setOffline(false);
  await first.page.getByText(t.online).waitFor();
  await second.context.setOffline(false);
  await second.page.getByText(t.online).waitFor();

  const reportsOf = async ({ page }: Door) =>
    (await page.getByRole('alert').getByRole('listitem').allTextContents()).filter((text) =>
      text.includes('another door had let someone in'),
    );
  const reports = (await Promise.all([first, second].map(reportsOf))).flat();
  expect(reports).toHaveLength(AT_BOTH);
  const reported = new Set(reports.map((text) => /EV-[2-9A-Z]{4}-[2-9A-Z]{2}/.exec(text)![0]));
  expect([...reported].toSorted()).toEqual(tickets.slice(SECOND_DOOR.from, FIRST_DOOR.to).toSorted());
  const path = `event/getAllRegisterUserByEventId?eventId=${eventId}&status=attended`;
  const { total } = await callApi<{ total: number }>('GET', path, { token });
  expect(total).toBe(TICKETS);
}, 240_000);
