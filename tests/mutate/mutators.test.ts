import { describe, expect, it } from 'vitest';
import { applyMutant } from './mutant.ts';
import { findMutants } from './mutators.ts';

const mutationsOf = (source: string) => findMutants(source).map((mutant) => applyMutant(source, mutant));

describe('findMutants', () => {
  it.each([
    ['a < b', ['a <= b']],
    ['a >= b', ['a > b']],
    ['a !== b', ['a === b']],
    ['a && b || c', ['a || b || c', 'a && b && c']],
    ['(a) + b', ['(a) - b']],
    ["'a' + b", []],
    ['total += part', ['total -= part']],
    ['!a', ['a']],
    ['f(true, 9, 9n)', ['f(false, 9, 9n)', 'f(true, 10, 9n)', 'f(true, 9, 10n)']],
    ['a ?? b', ['a']],
    ['a ? b : c', ['!(a) ? b : c']],
    ['a === b ? c : d', ['a !== b ? c : d']],
    ['if (a) b();', ['if (!(a)) b();', 'if (a) {}']],
    ['if (a) { b(); } else c();', ['if (!(a)) { b(); } else c();', 'if (a) {} else c();']],
    ['if (a) throw new Error(`${1 + 1}`);', ['if (!(a)) throw new Error(`${1 + 1}`);', 'if (a) {}']],
    ['list.some(f)', ['list.every(f)']],
    ['value.toString()', []],
    ['list.filter(f).length', ['list.length']],
    ['Math.min(a, b)', ['Math.max(a, b)']],
  ])('finds the mistakes in %j', (source, expected) => {
    expect(mutationsOf(source)).toEqual(expected);
  });

  it.each([
    [
      "q.where('a', '=', b).limit(c)",
      ["q.where('a', '!=', b).limit(c)", 'q.limit(c)', "q.where('a', '=', b)"],
    ],
    ["q.where('a', 'is', null)", ['q', "q.where('a', 'is not', null)"]],
    ["q.orderBy('a', 'desc')", ['q', "q.orderBy('a', 'asc')"]],
    ["eb('a', 'in', b)", ["eb('a', 'not in', b)"]],
    ["q.leftJoin('a', 'b', 'c')", ["q.innerJoin('a', 'b', 'c')"]],
    ['sql`a < ${1} desc`', ['sql`a <= ${1} desc`', 'sql`a < ${2} desc`', 'sql`a < ${1} asc`']],
    ['sql`update t set a = 1`', []],
    ['sql`a between 1 and 2`', []],
    ['sql`not exists (b)`', ['sql`exists (b)`']],
    [
      'sql`a\n  and (b)\n  and (c`',
      ['sql`a\n\n  and (c`', 'sql`a\n  or (b)\n  and (c`', 'sql`a\n  and (b)\n  or (c`'],
    ],
    ['html`a < b`', []],
  ])('finds the mistakes in the query %j', (source, expected) => {
    expect(mutationsOf(source).sort()).toEqual([...expected].sort());
  });

  it.each([
    "import a from 'a';",
    'type A = 1 | true;',
    'let a: { b: 1 } = c as 2;',
    "log.info({ count: 1 }, 'a');",
    'schema.describe(`${1}`);',
  ])('leaves %j as it is', (source) => {
    expect(mutationsOf(source)).toEqual([]);
  });

  it('says where a mistake is, and names it without its line number', () => {
    const source = '// ગુજરાતી 🎉\nexport function isFull(seats: number) {\n  return seats\n    >= 20;\n}\n';
    const [comparison, number] = findMutants(source);
    expect(comparison).toMatchObject({
      kind: 'code',
      line: 4,
      lineText: '>= 20;',
      before: 'seats >= 20',
      after: 'seats > 20',
    });
    expect(number).toMatchObject({ before: '20', after: '21' });

    const [order] = findMutants("query\n  .orderBy('a')\n  .execute();");
    expect(order).toMatchObject({ kind: 'query', line: 2, lineText: ".orderBy('a')", after: '' });
  });
});
