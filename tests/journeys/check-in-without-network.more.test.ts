import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#src/messages/catalogues.server.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { eventForm, publishEvent } from '../support/managed-events.ts';
import { post, SCHEME_NGO } from '../support/managed-schemes.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const t = en['event/check-in'];
const TICKETS = 120;
/** The doors let in 70 parties each, 20 of them at both. */
const FIRST_DOOR = { from: 0, to: 70 };
const SECOND_DOOR = { from: 50, to: 120 };
const AT_BOTH = FIRST_DOOR.to - SECOND_DOOR.from;

/** Registers the parties of one and returns the numbers of their tickets. */
async function registerAll(ngo: Page, eventId: string): Promise<string[]> {
  const mobileOf = (number: number) => `98${String(10_000_000 + number)}`;
  const add = async (number: number) => {
    const party = { name: `Guest ${number}`, mobile: mobileOf(number), partySize: '1' };
    const path = 'event/addRegisterUser';
    return (await post<{ data: { ticket: string } }>(path, { eventId, ...party }, ngo)).data.ticket;
  };
  const tickets: string[] = [];
  for (let number = 0; number < TICKETS; number += 20)
    tickets.push(...(await Promise.all(Array.from({ length: 20 }, (_, at) => add(number + at)))));
  return tickets;
}

type Door = { page: Page; context: BrowserContext };

/** Opens the check-in page at a door, and takes the network away once the page works without. */
async function openDoor(eventId: string): Promise<Door> {
  const { page, context } = await newVisitor();
  await signIn(page, { ...SCHEME_NGO, to: '/ngopage' });
  await page.goto(addressOf(`/ngopage/checkIn/${eventId}`));
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

test('two doors without network let in 120 tickets; each is admitted once, or reported twice', async () => {
  const { page: ngo } = await newVisitor();
  await signIn(ngo, { ...SCHEME_NGO, to: '/ngopage' });
  const eventId = await publishEvent(ngo, eventForm({ title: 'Large camp', capacity: TICKETS }));
  const tickets = await registerAll(ngo, eventId);
  const [first, second] = await Promise.all([openDoor(eventId), openDoor(eventId)]);
  await Promise.all([
    letIn(first, tickets.slice(FIRST_DOOR.from, FIRST_DOOR.to)),
    letIn(second, tickets.slice(SECOND_DOOR.from, SECOND_DOOR.to)),
  ]);
  const unsent = ({ page }: Door, count: number) =>
    page.getByText(t.unsent(count, formatCount(count)), { exact: false });
  await unsent(first, 70).waitFor();
  // Nothing is lost when a phone is restarted before it has a network again.
  await first.page.reload();
  await unsent(first, 70).waitFor();

  // The second door sends first, is cut off in the middle, and both return later.
  await second.context.setOffline(false);
  // An attempt that began without a network is repeated after ten seconds.
  await unsent(second, 70).waitFor({ state: 'detached' });
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
  await ngo.goto(addressOf(`/ngopage/event/x/registerUser/${eventId}`));
  await ngo
    .getByRole('link', { name: `${en['event/registrations/file'].statuses.attended} ${TICKETS}` })
    .waitFor();
}, 240_000);
