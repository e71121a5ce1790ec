import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { MessagesProvider } from '#src/messages/messages.tsx';
import { ErrorSummary } from './error-summary.tsx';

test('a label stands before its error with a colon, unless it is a question', () => {
  const html = renderToStaticMarkup(
    <MessagesProvider store={{ language: 'en', read: (group) => catalogues.en[group] }}>
      <ErrorSummary
        labels={{ need: 'What help do they need?', pin: 'The PIN on your slip' }}
        errors={{ need: 'Please describe it.', pin: 'Please type it.', other: 'Please choose.' }}
      />
    </MessagesProvider>,
  );
  const texts = [...html.matchAll(/<a [^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(texts).toEqual([
    'What help do they need? Please describe it.',
    'The PIN on your slip: Please type it.',
    'Please choose.',
  ]);
});
