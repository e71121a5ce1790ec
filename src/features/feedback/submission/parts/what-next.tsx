import { useMessages } from '#src/messages/messages.tsx';
import { formatCount } from '#src/shared/numbers.ts';
import { NextSteps } from '#src/ui/form/timeline.tsx';
import { RETENTION_DAYS } from '#src/features/feedback/feedback.values.ts';

/** Explains step by step what happens to a message, ending with its erasure. */
export function WhatNext({ steps }: { steps: string[] }) {
  const { next } = useMessages('feedback');
  const all = [...steps, next.erased(RETENTION_DAYS, formatCount(RETENTION_DAYS))];
  return <NextSteps heading={next.heading} steps={all.map((text) => ({ key: text, text }))} />;
}
