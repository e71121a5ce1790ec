import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { nextClockChange } from '../support/days.ts';
import { publishDemoEvent } from '../support/managed-events.ts';
import { main, waitForHeading } from '../support/page.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';

/** A reader abroad, and the next day on which the clocks change there. */
const READERS = (
  [
    ['America/New_York', 'en'],
    ['Europe/Berlin', 'hi'],
    ['Australia/Sydney', 'gu'],
  ] as const
).map(([timezoneId, language]) => ({ timezoneId, language, day: nextClockChange(timezoneId) }));
const TIMES = { en: '9:30 am', hi: 'सुबह 9:30', gu: 'સવારે 9:30' };

async function findNgoId(eventId: string): Promise<string> {
  const response = await fetch(addressOf(`/api/event/getEventById/${eventId}`));
  const { data } = (await response.json()) as { data: { ngo: { _id: string } } };
  return data.ngo._id;
}

test.each(READERS)(
  'a reader in $timezoneId sees Indian times in $language on $day, when the clocks change there',
  async ({ timezoneId, language, day }) => {
    const title = `Camp of ${timezoneId}`;
    const times = { startsAt: `${day}T09:30`, endsAt: `${day}T11:00` };
    const id = await publishDemoEvent({ title, ...times });
    const ngoId = await findNgoId(id);
    const { page, pageErrors } = await newVisitor({ timezoneId });
    await page.goto(addressOf(pathInLanguage({ path: `/eventDetail/${id}`, language })));
    await waitForHeading(page, title);
    await waitForScript(page);
    const { months } = catalogues[language].site;
    const [, month, date] = day.split('-').map(Number) as [number, number, number];
    const shown = (await main(page).textContent())!;
    expect(shown).toContain(`${date} ${months[month - 1]}`);
    expect(shown).toContain(TIMES[language]);
    await page.goto(addressOf(pathInLanguage({ path: `/eventList?q=${title}`, language })));
    await waitForScript(page);
    expect(await main(page).textContent()).toContain(TIMES[language]);
    expect(pageErrors).toEqual([]);

    const { startDate } = new ICAL.Event((await readCalendar(`/event/calendar/${id}.ics`)).at(0));
    expect(startDate.toJSDate().toISOString()).toBe(`${day}T04:00:00.000Z`);
    // The feeds of all events, a town, a category and an NGO have it too: after many changes at once, five seconds later.
    for (const filter of ['', '?city=Rajkot', '?category=health', `?ngo=${ngoId}`]) {
      const countInFeed = async () => {
        const feed = await readCalendar(`/event/calendar.ics${filter}`);
        const uids = feed.map((event) => String(event.getFirstPropertyValue('uid')));
        return uids.filter((uid) => uid.startsWith(`event-${id}@`)).length;
      };
      await expect.poll(countInFeed).toBe(1);
    }
    const elsewhere = await readCalendar('/gu/event/calendar.ics?city=Surat');
    expect(elsewhere.map((event) => event.getFirstPropertyValue('summary'))).not.toContain(title);
  },
);

/** Reads a calendar as a calendar program does. Returns its events. */
async function readCalendar(path: string): Promise<ICAL.Component[]> {
  const response = await fetch(addressOf(path));
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
  ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone')!);
  return calendar.getAllSubcomponents('vevent');
}
