// Walks through the product as a user does, and records after each step what has changed on the screen and what was sent.
import { waitFor } from '@testing-library/react';
import type { App } from './openApp.tsx';
import { focused, screenText } from './shownText.ts';
import { act } from './visitSteps.ts';

/** How long the screen stands still before a step is recorded for the first time. */
const STILL_MS = 1_200;

function without(lines: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return lines.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** The lines that only one of both has; after a change of page those of the new one. */
function changed(before: readonly string[], after: readonly string[], isSame: boolean): string[] {
  const gone = isSame ? without(before, after) : [];
  const added = isSame ? without(after, before) : after;
  return [...gone.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)];
}

const pathOf = (address: string): string => address.split('?', 1).join();

/** Resolves to whether it holds in time. */
const isMet = (check: () => boolean): Promise<boolean> =>
  waitFor(() => {
    if (!check()) throw new Error('Not yet.');
  }).then(
    () => true,
    () => false,
  );

const isLoading = (): boolean =>
  document.querySelector('.skeleton, [aria-busy="true"], [aria-label="Loading"]') !== null;

/** The requests that wait for an answer. */
function pendingOf({ network }: App): ReadonlySet<string> {
  const pending = new Set<string>();
  network.events.on('request:start', ({ requestId }) => void pending.add(requestId));
  network.events.on('request:end', ({ requestId }) => void pending.delete(requestId));
  network.events.on('unhandledException', ({ requestId }) => void pending.delete(requestId));
  return pending;
}

interface Recording {
  /** What was sent so far, a line for each request. */
  readonly sent: readonly string[];
  /** What was recorded before: it waits for that, and otherwise until the screen stands still. */
  readonly recorded: string | undefined;
  /** Whether the menu, the bar and the focus are recorded, too. */
  readonly whole?: boolean | undefined;
}

/** @returns what there is to record, up to the first step that is another than it was */
export async function visit(
  app: App,
  steps: readonly string[],
  { sent, recorded, whole }: Recording,
): Promise<string> {
  const expected = recorded?.split(/^(?=> )/m);
  const texts: string[] = [];
  const pending = pendingOf(app);
  const stands = (text: () => string) => {
    let [last, since] = ['', performance.now()];
    return () => {
      const now = text();
      const isStill = now === last && pending.size === 0 && !isLoading();
      if (!isStill) [last, since] = [now, performance.now()];
      return performance.now() - since > STILL_MS;
    };
  };
  // The page as it opens, too: so that no step comes before it is ready.
  for (const step of ['look', ...steps]) {
    const before = step === 'look' ? [] : screenText(whole);
    const [at, count] = [app.address(), sent.length];
    await act(app, step);
    const text = () => {
      const address = app.address();
      const lines = changed(before, screenText(whole), pathOf(address) === pathOf(at));
      const moved = address === at ? [] : [`→ ${address}`];
      const focus = step === 'focus' ? [focused()] : [];
      return [`> ${step}`, ...sent.slice(count), ...moved, ...focus, ...lines, ''].join('\n');
    };
    const wanted = expected?.[texts.length];
    const isMetBy = wanted === undefined ? stands(text) : () => text() === wanted;
    const isAsBefore = await isMet(isMetBy);
    texts.push(text());
    if (!isAsBefore) break;
  }
  return texts.join('');
}
