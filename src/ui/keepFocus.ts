// Keeps the focus on the page: when the focused element goes, what took its place gets the focus, else the heading.
import { inDialog } from './inDialog.ts';

/** What had the focus, and its row among its siblings. */
interface Stop {
  readonly element: HTMLElement;
  readonly list: Element | null | undefined;
  readonly place: number;
}

/** A dialog, the menu that opened it, and the row of that menu are three. */
const REMEMBERED = 8;
const ROW = 'tr, li, .card';
const PRESSED = 'button, input';

function stopAt(element: HTMLElement): Stop {
  const row = element.closest(ROW);
  const list = row?.parentElement;
  return { element, list, place: row && list ? [...list.children].indexOf(row) : -1 };
}

/** What React replaces is first hidden by its style, while the next page loads. */
const GONE = '[hidden], [inert], [style*="display: none"]';

const isThere = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && !element.closest(GONE);

/** Focuses the element if that is possible. */
function give(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element !== null && element !== undefined && document.activeElement === element;
}

/** The row that took a removed row's place, else the last one; the row itself if only its button was removed. */
function successor({ list, place }: Stop): HTMLElement | null | undefined {
  const row = list?.children[place] ?? list?.lastElementChild;
  return row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>(PRESSED);
}

/** Only the page's content takes the focus over, not the menu that led to it. */
const inPage = (element: Element | null | undefined) => element?.closest('main') != null;

const takesOver = (stop: Stop) =>
  isThere(stop.element)
    ? inPage(stop.element) && give(stop.element)
    : inPage(stop.list) && give(successor(stop));

function toHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/**
 * Starts watching the document; returns a function that ends it. Nothing happens while a dialog is open, which keeps the
 * focus itself, nor after a click beside everything. A button that is disabled while it works gets the focus back.
 */
export function keepFocus(): () => void {
  let stops: readonly Stop[] = [];
  let resting: HTMLElement | undefined;
  let frame = 0;
  const look = () => {
    frame = 0;
    const last = stops.at(-1)?.element;
    const active = document.activeElement;
    if (!last || inDialog() || (active !== document.body && active !== last)) return;
    if (last.isConnected && last.matches(':disabled')) resting = last;
    else if (!isThere(last)) {
      if (!stops.toReversed().some(takesOver)) toHeading();
    } else if (active === document.body) {
      if (resting === last) give(last);
      else stops = [];
    }
  };
  const soon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const remember = ({ target }: FocusEvent) => {
    resting = undefined;
    if (target instanceof HTMLElement) stops = [...stops.slice(1 - REMEMBERED), stopAt(target)];
  };
  const changes = new MutationObserver(soon);
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', soon);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', soon);
    changes.disconnect();
  };
}
