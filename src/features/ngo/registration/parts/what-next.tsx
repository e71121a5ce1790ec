import { useMessages } from '#src/messages/messages.tsx';
import { NextSteps } from '#src/ui/form/timeline.tsx';

/** Explains what happens after a registration. */
export function WhatNext() {
  const { next } = useMessages('ngo/registration');
  const steps = next.steps.map(([title = '', text]) => ({ key: title, title, text }));
  return <NextSteps heading={next.heading} steps={steps} />;
}
