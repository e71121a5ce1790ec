import { eventTesting } from '#src/features/event/event.fixture.ts';
import type { Ticket } from '#src/features/event/ticket/ticket.contract.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import type { TestApp } from '../../../../tests/support/test-app.ts';
import { endHolds } from './holds.service.server.ts';

/** One address, as all phones of a mobile network in a district have it. */
export const ADDRESS = '203.0.113.7';

/** Helpers for the tests of held seats, bound to the app of the test file. */
export function holdsTesting(app: TestApp) {
  const { call, db, services } = app;
  const { mailsTo, ...testing } = eventTesting(app);

  async function openTicket(token: string): Promise<Ticket> {
    return (await call<{ data: Ticket }>('POST', 'event/readTicket', { body: { token } })).body.data;
  }
  /** Returns the token in the link of the latest mail. */
  async function tokenFromMail(email: string): Promise<string> {
    const { body = '' } = (await mailsTo(email)).at(-1) ?? {};
    return /[?&]ticket=([\w-]+)/.exec(body)?.[1] ?? '';
  }
  const openLink = async (email: string) => openTicket(await tokenFromMail(email));

  /** Lets an hour, or a day, pass for the holds of an event. */
  async function endTime(eventId: string): Promise<void> {
    await runSql(db, {
      text: `update event_hold set until = now() - interval '1 second' where event_id = $1::bigint`,
      values: [eventId],
    });
    await endHolds(services);
  }
  const seatsTaken = async (eventId: string) => (await testing.countSeats(eventId)).counted;

  return { ...testing, mailsTo, openTicket, tokenFromMail, openLink, endTime, seatsTaken };
}
