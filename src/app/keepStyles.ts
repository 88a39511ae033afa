// Fetches styles that could not be fetched again: the loader of code asks for each only once.
import { connection, onConnection } from '../dataProvider/connection.ts';

const AGAIN_MS = 2_000;
const missing = new Set<HTMLLinkElement>();

function fetchMissing(): void {
  for (const link of missing) {
    const again = link.cloneNode() as HTMLLinkElement;
    again.dataset['again'] = '';
    link.replaceWith(again);
  }
  missing.clear();
}

/** Once soon afterwards, and whenever a lost connection is back. */
export function keepStyles(): void {
  const failed = ({ target: link }: Event) => {
    if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
    missing.add(link);
    if (!('again' in link.dataset)) setTimeout(fetchMissing, AGAIN_MS);
  };
  // Errors of elements do not bubble.
  window.addEventListener('error', failed, true);
  let wasLost = false;
  onConnection(() => {
    const isLost = connection().lostSince !== undefined;
    if (wasLost && !isLost) fetchMissing();
    wasLost = isLost;
  });
}
