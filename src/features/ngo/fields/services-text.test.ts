import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SERVICE_AUDIENCES, SERVICE_COSTS } from './services.values.ts';
import { formatServices, parseServices } from './services-text.ts';

const EYE_CAMP = {
  name: 'Eye camp',
  nameGu: 'આંખનો કેમ્પ',
  nameHi: 'आंखों का शिविर',
  cost: 'free' as const,
  audience: ['older-people' as const, 'families' as const],
};

test('reads names, translations, cost and audience in any order', () => {
  const line = 'Eye camp | free | older-people, families | आंखों का शिविर | આંખનો કેમ્પ';
  expect(parseServices(line)).toEqual({ services: [EYE_CAMP] });
});

test('reads plain names, drops empty and repeated ones, and keeps a Gujarati original', () => {
  const empty = { nameGu: null, nameHi: null, cost: null, audience: [] };
  expect(parseServices('Blood bank; Camps ;;Camps\nરક્તદાન')).toEqual({
    services: [
      { name: 'Blood bank', ...empty },
      { name: 'Camps', ...empty },
      { name: 'રક્તદાન', ...empty },
    ],
  });
});

test.each(['Eye camp | gratis', 'Eye camp | free | paid', 'Eye camp | શિબિર | કેમ્પ', 'Eye camp | women, men'])(
  'reports the part of %s that it does not understand',
  (text) => {
    const { services, unknown } = parseServices(text);
    expect(services.map(({ name }) => name)).toEqual([`Eye camp / ${unknown}`]);
    expect(text).toContain(` | ${unknown}`);
  },
);

test('reads every service that it writes', () => {
  const name = fc.stringMatching(/^[A-Za-z][A-Za-z -]{0,20}[a-z]$/);
  const service = fc.record({
    name,
    nameGu: fc.option(fc.stringMatching(/^[ક-હ][ક-હ ]{0,20}[ક-હ]$/)),
    nameHi: fc.option(fc.stringMatching(/^[क-ह][क-ह ]{0,20}[क-ह]$/)),
    cost: fc.option(fc.constantFrom(...SERVICE_COSTS)),
    audience: fc.subarray([...SERVICE_AUDIENCES]),
  });
  const services = fc.uniqueArray(service, { maxLength: 8, selector: ({ name: text }) => text });
  fc.assert(
    fc.property(services, (list) => {
      expect(parseServices(formatServices(list))).toEqual({ services: list });
    }),
  );
});
