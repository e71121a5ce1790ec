import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { MessagesProvider } from '#src/messages/messages.tsx';
import { BENEFICIARIES, NO_ELIGIBILITY } from '#src/features/scheme/scheme.values.ts';
import type { SchemeView } from '#src/features/scheme/scheme.views.ts';
import type { Language } from '#src/shared/languages.ts';
import { WhoMayGet } from './who-may-get.tsx';

/** Returns the values of the list for a scheme for widowed or deserted people who study. */
function valuesFor(language: Language, gender: string, beneficiary: readonly string[] = ['SC']): string[] {
  const scheme = {
    type: 'ngo',
    beneficiary,
    gender,
    eligibility: { ...NO_ELIGIBILITY, maritalStatus: ['widowed', 'deserted'], circumstances: ['student'] },
  };
  const view = { scheme, texts: { conditions: [], documents: [] }, stateName: null } as unknown as SchemeView;
  const html = renderToStaticMarkup(
    <MessagesProvider store={{ language, read: (group) => catalogues[language][group] }}>
      <WhoMayGet view={view} />
    </MessagesProvider>,
  );
  return [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, value]) => value!.replaceAll(/<[^>]*>/g, ''));
}

test('a scheme for women names widows, and ends its conditions as the language does', () => {
  const ofWomen = valuesFor('hi', 'Female');
  expect(ofWomen).toContain('विधवा, तलाकशुदा, अलग रहती हैं या परित्यक्ता');
  expect(ofWomen).toContain('स्कूल या कॉलेज में पढ़ती हैं।');
  const ofAll = valuesFor('hi', 'All');
  expect(ofAll).toContain('विधवा या विधुर, तलाकशुदा, अलग रहते हैं या परित्यक्ता');
  expect(ofAll).toContain('स्कूल या कॉलेज में पढ़ते हैं।');
  expect(valuesFor('gu', 'All')).toContain('સ્કૂલ કે કોલેજમાં ભણે છે.');
});

test('a scheme for all groups says so', () => {
  expect(valuesFor('en', 'Female', BENEFICIARIES)[0]).toBe('All groups');
  expect(valuesFor('en', 'Female', ['SC', 'ST'])[0]).toBe('Scheduled Caste (SC), Scheduled Tribe (ST)');
});
