import { expect, test } from 'vitest';
import { exampleOf, type JsonSchema } from './schema-example.server.ts';

const text: JsonSchema = { type: 'string' };

test.each<[string, JsonSchema, unknown]>([
  ['a text or nothing', { anyOf: [{ type: 'null' }, text] }, 'Seva Trust'],
  ['one of two kinds or nothing', { oneOf: [{ type: 'null' }, { type: 'boolean' }, text] }, true],
  ['a type that may be null', { type: ['null', 'string'] }, 'Seva Trust'],
  ['nothing', { anyOf: [{ type: 'null' }] }, null],
  ['null', { type: ['null'] }, null],
  ['a choice', { type: 'string', enum: ['new', 'done'] }, 'new'],
  ['a constant', { const: false, default: true }, false],
  ['a default', { type: 'string', default: 'en' }, 'en'],
  ['an example of its own', { ...text, default: 'en', example: 'gu' }, 'gu'],
  ['a day', { type: 'string', format: 'date' }, '2026-08-15'],
  ['a short text', { type: 'string', maxLength: 4 }, 'Seva'],
  ['a long text', { type: 'string', minLength: 12 }, 'Seva Trust..'],
  ['a number of at least 5', { type: 'integer', minimum: 5 }, 5],
  ['a number above 5', { type: 'number', exclusiveMinimum: 5 }, 6],
  ['a number of at most 0', { type: 'integer', maximum: 0 }, 0],
  ['a list', { type: 'array', items: text }, ['Seva Trust']],
  ['a list of at least two', { type: 'array', items: text, minItems: 2 }, ['Seva Trust', 'Seva Trust']],
  ['a pair', { type: 'array', prefixItems: [text, { type: 'boolean' }] }, ['Seva Trust', true]],
  [
    'an object',
    { type: 'object', properties: { pin: text, age: { type: 'integer' } } },
    { pin: '360001', age: 1 },
  ],
  ['a named schema', { $ref: '#/components/schemas/Pin' }, { pin: '360001' }],
  [
    'several at once',
    { allOf: [{ $ref: '#/x/Pin' }, { properties: { _id: text }, type: 'object' }] },
    { pin: '360001', _id: '17' },
  ],
  ['anything', {}, {}],
])('the example of %s', (_title, schema, example) => {
  const components = { Pin: { type: 'object', properties: { pin: text } } };
  expect(exampleOf(schema, components, 'name')).toEqual(example);
});
