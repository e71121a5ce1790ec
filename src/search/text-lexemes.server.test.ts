import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lexemesOf, needLexeme, proposeNeeds, type WeightedText } from './text-lexemes.server.ts';

const texts = (weighted: Partial<Record<'A' | 'B' | 'C' | 'D', string>>): WeightedText[] =>
  Object.entries(weighted).map(([weight, text]) => ({ weight: weight as 'A', text }));
const lexemes = (weighted: Parameters<typeof texts>[0], needs: readonly string[] = []) =>
  lexemesOf({ texts: texts(weighted), needs });

describe('the lexemes of a text', () => {
  test('contain each word with its strongest weight', () => {
    const result = lexemes({ A: 'Drishtikiran', D: 'Drishtikiran lends telescopes' });
    expect([...result.values()].filter((weight) => weight === 'A')).toHaveLength(2);
    expect([...result.values()]).toContain('D');
  });

  test('contain the confirmed needs, the broader ones with a lower weight, and no proposed ones', () => {
    const result = lexemes({ B: 'School fees' }, ['cataract-operation']);
    expect(result.get(needLexeme('cataract-operation'))).toBe('A');
    expect(result.get(needLexeme('eye-care'))).toBe('B');
    expect(result.get(needLexeme('medical-treatment'))).toBe('D');
    expect(result.has(needLexeme('school-fees'))).toBe(false);
  });

  test('contain the proposed needs, with a lower weight, if none is confirmed', () => {
    const offered = lexemes({ B: 'Cataract operations' });
    expect(offered.get(needLexeme('cataract-operation'))).toBe('B');
    expect(offered.get(needLexeme('eye-care'))).toBe('C');
    const aim = lexemes({ C: 'Cataract operations' });
    expect(aim.get(needLexeme('cataract-operation'))).toBe('C');
    expect(aim.get(needLexeme('eye-care'))).toBe('D');
  });

  test('are bounded and never empty for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const result = lexemes({ A: text, D: text });
        expect(result.size).toBeLessThanOrEqual(3_000);
        expect(result.has('')).toBe(false);
      }),
      { numRuns: 50 },
    );
    const many = Array.from({ length: 20_000 }, (_, at) => `word${at}`).join(' ');
    expect(lexemes({ D: many }).size).toBeLessThan(2_000);
  });
});

describe('the proposed needs', () => {
  test('need one word of a name or service, a longer phrase of an aim, and ignore descriptions', () => {
    expect(proposeNeeds(texts({ B: 'Wheelchairs' }))).toContain('wheelchair');
    expect(proposeNeeds(texts({ C: 'Wheelchairs' }))).not.toContain('wheelchair');
    expect(proposeNeeds(texts({ C: 'We pay for cataract operations.' }))).toContain('cataract-operation');
    expect(proposeNeeds(texts({ D: 'We pay for cataract operations.' }))).toEqual([]);
  });

  test('ignore phrases across sentences', () => {
    expect(proposeNeeds(texts({ C: 'We bring the old to the eye. Operation of a school.' }))).not.toContain(
      'cataract-operation',
    );
    expect(proposeNeeds(texts({ C: 'આંખ। ઓપરેશન' }))).not.toContain('cataract-operation');
  });

  test('ignore words that are far apart', () => {
    const far = 'eye doctors teachers painters singers dancers operation';
    expect(proposeNeeds(texts({ C: far }))).not.toContain('cataract-operation');
  });

  test('contain each need once', () => {
    const result = proposeNeeds(texts({ A: 'Wheelchairs', B: 'Wheelchairs. Wheelchair' }));
    expect(new Set(result).size).toBe(result.length);
  });
});
