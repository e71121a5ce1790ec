import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { expect, test } from 'vitest';

test('toasts stay 4 s, on success 2 s, on errors 4 s and while loading until completion', () => {
  toast('plain');
  toast.success('success');
  toast.error('error');
  toast.loading('loading');
  const durations = Object.fromEntries(readToasts().map(({ message, duration }) => [message, duration]));
  expect(durations).toEqual({ plain: 4000, success: 2000, error: 4000, loading: Infinity });
});

test('shows at most 20 toasts at once', () => {
  for (let number = 0; number < 30; number++) toast(`toast ${number}`);
  expect(readToasts()).toHaveLength(20);
});

function readToasts(): Toast[] {
  let seen: Toast[] = [];
  function Probe() {
    seen = useToaster().toasts;
    return null;
  }
  renderToString(createElement(Probe));
  return seen;
}
