// What a page shows, as a text to compare: a line for each block, with its controls, their values and states.

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE CAPTION DD DIALOG DIV DL DT FIELDSET FIGURE FOOTER FORM H1 H2 H3 H4 HEADER HR LEGEND LI MAIN NAV OL P SECTION TABLE TBODY THEAD TR UL'.split(
    ' ',
  ),
);
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
  const disabled = element.matches(':disabled') ? ['off'] : [];
  return [...said, ...disabled].map((state) => ` ${state}`).join('');
}

/** The value of an input under its label. */
function entered(input: HTMLInputElement | HTMLTextAreaElement): string {
  const label = named(input) || (input.labels?.[0]?.textContent ?? input.placeholder);
  const isTicked = input.type === 'checkbox' || input.type === 'radio';
  const value = isTicked && 'checked' in input ? String(input.checked) : input.value;
  return `{${label}: ${value}${statesOf(input)}}`;
}

function textOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? '';
  if (!(node instanceof Element) || node.matches('[hidden], [aria-hidden="true"], style, script'))
    return '';
  if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)
    return node.type === 'hidden' ? '' : entered(node);
  const inside = [...node.childNodes].map(textOf).join('');
  const text = named(node) || inside.replaceAll(/\s+/g, ' ').trim();
  if (node.matches('button, [role="button"], [role="switch"], [role="tab"], [role="combobox"]'))
    return `[${text}${statesOf(node)}]`;
  if (node instanceof HTMLAnchorElement)
    return `<${text}${statesOf(node)} → ${node.getAttribute('href') ?? ''}>`;
  if (node.matches('img, svg')) return named(node) && `(${named(node)})`;
  if (node.matches('td, th')) return `${inside}${statesOf(node)} | `;
  if (!BLOCKS.has(node.tagName)) return inside;
  const heading = /^H\d$/.test(node.tagName) ? `${'#'.repeat(Number(node.tagName[1]))} ` : '';
  const about = node.matches('section, nav, [role]') && named(node) ? `\n(${named(node)})` : '';
  return `${about}\n${heading}${inside}\n`;
}

/** The lines of what the page shows, without the menu and the bar that are around each. */
export const shownText = (): string =>
  textOf(document.querySelector('main') ?? document.body)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
