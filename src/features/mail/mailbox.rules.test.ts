import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.rules.ts';

test.each([
  ['Jaya.Parmar+help@GoogleMail.com', 'jayaparmar@gmail.com', true, true],
  ['jaya.parmar@gmail.com', 'jayaparmar@gmail.com', true, false],
  ['jaya.parmar+a+b@example.org', 'jaya.parmar@example.org', false, true],
  ['jaya.parmar@example.org', 'jaya.parmar@example.org', false, false],
  ['+jaya@example.org', '+jaya@example.org', false, false],
  ['jaya@gmail.com.example.org', 'jaya@gmail.com.example.org', false, false],
])('%s is counted as %s', (email, name, isOne, hasTag) => {
  expect(mailboxOf(email)).toEqual({ name, isOne, hasTag });
});
