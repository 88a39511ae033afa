// What a page shows, as a text to compare: a line for each block, with its controls, their values and states.

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE CAPTION DD DIALOG DIV DL DT FIELDSET FIGURE FOOTER FORM H1 H2 H3 H4 HEADER HR LEGEND LI MAIN NAV OL P SECTION TABLE TBODY THEAD TR UL'.split(
    ' ',
  ),
);
// Tags and roles are looked up: selectors, tried on each element, took most of a recording's time.
const NEVER_SHOWN = new Set(['STYLE', 'SCRIPT', 'style']);
const FORM_CONTROLS = new Set(['BUTTON', 'INPUT', 'SELECT', 'TEXTAREA']);
const BUTTON_ROLES = new Set(['button', 'combobox', 'switch', 'tab']);

/** States that a control says of itself. */
const STATES = [
  'checked',
  'current',
  'disabled',
  'expanded',
  'invalid',
  'pressed',
  'selected',
  'sort',
];

const named = (element: Element): string => element.getAttribute('aria-label') ?? '';

function statesOf(element: Element): string {
  const said = STATES.flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`);
    return value === null || value === 'false' || value === 'none' ? [] : [`${state}=${value}`];
  });
  const disabled =
    FORM_CONTROLS.has(element.tagName) && element.matches(':disabled') ? ['off'] : [];
  return [...said, ...disabled].map((state) => ` ${state}`).join('');
}

type Entered = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const labelOf = (input: Entered): string =>
  named(input) ||
  (input.labels?.[0]?.textContent ?? ('placeholder' in input ? input.placeholder : ''));

/** The value of an input under its label. */
function entered(input: HTMLInputElement | HTMLTextAreaElement): string {
  const isTicked = input.type === 'checkbox' || input.type === 'radio';
  const value = isTicked && 'checked' in input ? String(input.checked) : input.value;
  return `{${labelOf(input)}: ${value}${statesOf(input)}}`;
}

const isHidden = (element: Element): boolean =>
  NEVER_SHOWN.has(element.tagName) ||
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true';

function textOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? '';
  if (!(node instanceof Element) || isHidden(node)) return '';
  if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)
    return node.type === 'hidden' ? '' : entered(node);
  if (node instanceof HTMLSelectElement)
    return `{${labelOf(node)}: ${node.selectedOptions[0]?.text ?? ''}${statesOf(node)}}`;
  const inside = [...node.childNodes].map(textOf).join('');
  const text = () => named(node) || inside.replaceAll(/\s+/g, ' ').trim();
  const role = node.getAttribute('role');
  if (node.tagName === 'BUTTON' || BUTTON_ROLES.has(role ?? ''))
    return `[${text()}${statesOf(node)}]`;
  if (node instanceof HTMLAnchorElement)
    return `<${text()}${statesOf(node)} → ${node.getAttribute('href') ?? ''}>`;
  if (node.tagName === 'IMG' || node.tagName === 'svg') return named(node) && `(${named(node)})`;
  if (node.tagName === 'TD' || node.tagName === 'TH') return `${inside}${statesOf(node)} | `;
  if (!BLOCKS.has(node.tagName)) return inside;
  const heading = /^H\d$/.test(node.tagName) ? `${'#'.repeat(Number(node.tagName[1]))} ` : '';
  const isRegion = node.tagName === 'SECTION' || node.tagName === 'NAV' || role !== null;
  const about = isRegion && named(node) ? `\n(${named(node)})` : '';
  return `${about}\n${heading}${inside}\n`;
}

/** What names a control: its label, or its text. */
export function namedOf(element: Element): string {
  if (element.matches('input, textarea, select')) return labelOf(element as Entered);
  const inside = [...element.childNodes].map(textOf).join('');
  return named(element) || inside.replaceAll(/\s+/g, ' ').trim();
}

/** The lines of what the page shows, without the menu and the bar that are around each. */
export const shownText = (
  root: Element = document.querySelector('main') ?? document.body,
): string =>
  textOf(root)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** What has the focus. */
export const focused = (): string => {
  const { activeElement } = document;
  const isSomewhere = activeElement !== null && activeElement !== document.body;
  return isSomewhere ? `(focus) ${namedOf(activeElement).slice(0, 60)}` : '';
};

/** The same of a page with its dialogs, menus and notifications; `isWhole` with what is around each page, and the focus. */
export function screenText(isWhole = false): string[] {
  if (isWhole) return [shownText(document.body), focused()].join('\n').split('\n');
  const page = document.querySelector('main') ?? document.body;
  const above = [...document.body.children].filter((one) => !one.contains(page));
  const notes = document.querySelectorAll('.MuiSnackbar-root');
  return [page, ...above, ...notes].flatMap((one) => shownText(one).split('\n')).filter(Boolean);
}
