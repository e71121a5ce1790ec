import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { beforeEach, expect, test } from 'vitest';
import { notify } from '#src/ui/notify.tsx';
import Toasts from './toasts.tsx';

beforeEach(() => toast.remove());

test('toasts stay 4 s, on success 2 s, on errors 4 s and while loading until completion', async () => {
  await notify('success', 'success');
  await notify('error', 'error');
  // No screen of the product shows these kinds; they keep the durations of the library.
  toast('plain');
  toast.loading('loading');
  const durations = Object.fromEntries(readToasts().map(({ message, duration }) => [message, duration]));
  expect(durations).toEqual({ plain: 4000, success: 2000, error: 4000, loading: Infinity });
});

test('shows at most 20 toasts at once', async () => {
  for (let number = 0; number < 30; number++) await notify('success', `toast ${number}`);
  expect(renderToString(createElement(Toasts)).match(/>toast \d+</g)).toHaveLength(20);
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
