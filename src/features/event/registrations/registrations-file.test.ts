import { readXlsx } from 'hucre/xlsx';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#src/api.server.ts';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import type { Language } from '#src/shared/languages.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';

const app = await testApp();
const { db, services, signedIn, confirmed } = app;
const { savedEvent, savedNgo, partyOf, register } = eventTesting(app);

let token: string;
let eventId: string;
beforeEach(async () => {
  const ngoId = await savedNgo();
  ({ token } = await signedIn({ role: 'ngo', ngoId }));
  eventId = await savedEvent(ngoId);
});

describe('the export', () => {
  async function fileOf(query: string, language: Language = 'en') {
    const request = new Request(`http://localhost/api/event/exportRegisterUser/${eventId}?${query}`, {
      headers: { authorization: token, ...(await confirmed(token)) },
    });
    const caller = { address: '192.0.2.1', language };
    const answer = await api.fetch(request, { ...services, caller, requestId: 'test' });
    expect(answer.status).toBe(200);
    return { bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers };
  }
  const sheetOf = async (query: string, language?: Language) =>
    (await readXlsx((await fileOf(query, language)).bytes)).sheets[0]!;

  test('is a valid spreadsheet in all three scripts, in the language of the caller', async () => {
    await register(eventId, partyOf({ partySize: '3', answer: 'હા,\nराजकोट & <Rajkot>' }));
    const { name, rows } = await sheetOf('format=xlsx', 'gu');
    expect(name).toBe('નોંધણીઓ');
    expect(rows[0]!.slice(0, 5)).toEqual(['ટિકિટ', 'નામ', 'મોબાઇલ નંબર', 'ઈમેલ', 'લોકો']);
    expect(rows[1]).toEqual([
      expect.stringMatching(/^EV-/),
      ...['કોકિલા પટેલ', '9876543210', expect.any(String), '3', 'હા,\nराजकोट & <Rajkot>', 'નોંધાયેલા'],
      ...[expect.toBeOneOf([null, '']), expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)],
    ]);
    const { bytes, headers } = await fileOf('format=csv', 'gu');
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toContain('કોકિલા પટેલ,9876543210,');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="event-${eventId}.csv"`);
    const [audit] = await runSql<[number]>(db, {
      text: `select count(*)::int from audit_entry where action = 'exportRegisterUser' and entity_id = $1`,
      values: [eventId],
    });
    expect(audit![0]).toBe(2);
  });

  test('contains no cell that runs as a formula', async () => {
    const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '=HYPERLINK("https://example.org")'];
    for (const name of formulas) await register(eventId, partyOf({ name, answer: name }));
    const { rows, cells } = await sheetOf('format=xlsx');
    expect(rows.slice(1).map((row) => row[1])).toEqual(formulas.toReversed());
    expect([...(cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
    const text = new TextDecoder().decode((await fileOf('')).bytes);
    for (const line of text.trim().split('\r\n').slice(1)) expect(line).toMatch(/^EV-[^,]+,"?'[=+@-]/);
  });

  test('contains all rows that match the filters, over all batches', async () => {
    await runSql(db, {
      text: `insert into event_registration (event_id, ticket, token_hash, name, mobile, party_size, language, status,
          attended_at, search)
        select $1::bigint, 'EV-' || translate(upper(to_hex(n)), '01', 'XY') || '-ZX', 'y' || n, 'Name ' || n,
          '9876543210', 1, 'gu', s, case when s = 'attended' then now() end, ''
        from generate_series(5001, 7500) n, lateral (select case when n % 5 = 0 then 'attended' else 'registered' end)
          as t (s)`,
      values: [eventId],
    });
    const { rows } = await sheetOf('format=xlsx');
    expect([rows.length, rows[1]![1], rows[2500]![1]]).toEqual([2501, 'Name 7500', 'Name 5001']);
    const { bytes } = await fileOf('format=csv&status=attended');
    expect(new TextDecoder().decode(bytes).trim().split('\r\n')).toHaveLength(501);
  });
});
