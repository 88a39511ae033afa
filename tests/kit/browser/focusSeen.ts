// Whether what has the focus can be seen: its ring, and that no bar covers it. Run inside the page.

/**
 * What has no ring of 2 px with a contrast of 3:1 against its ground, drawn by itself or by what holds it: what has the
 * focus, or is active for it.
 * @param walk focuses one element of each kind instead, as after a key
 */
export function withoutRing(walk = false): { seen: number; ringless: string[] } {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const drawing = canvas.getContext('2d', { willReadFrequently: true })!;
  const linear = (value: number) =>
    value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const light = (colours: readonly string[]): number => {
    for (const colour of ['white', ...colours]) {
      drawing.fillStyle = colour;
      drawing.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const behind = (one: Element | null): string[] =>
    one === null ? [] : [...behind(one.parentElement), getComputedStyle(one).backgroundColor];
  const judge = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    // A ring inside lies on the element's own ground.
    const inside = Number.parseFloat(outlineOffset) < 0;
    const ground = behind(inside ? element : element.parentElement);
    const lights = [light([...ground, outlineColor]), light(ground)];
    const contrast = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const colours = `${outlineStyle} ${outlineWidth} ${outlineColor}, ${contrast.toFixed(2)}:1`;
    return { rings: isDrawn && contrast >= 3, colours };
  };
  const ringless = (element: Element): string[] => {
    // A field that is not drawn itself, and one with a sign in its frame, have their label's or frame's ring.
    const frame = element.closest('.filter-item, .filter-field');
    const holders = [element.parentElement, element.parentElement?.parentElement ?? null, frame];
    const drawn = [element, ...holders].some((one) => one !== null && judge(one).rings);
    return drawn ? [] : [`${element.outerHTML.slice(0, 160)}: ${judge(element).colours}`];
  };
  if (!walk) {
    const focused = document.activeElement;
    const active = focused?.getAttribute('aria-activedescendant');
    const element = active ? document.querySelector(`#${CSS.escape(active)}`) : focused;
    return !element || element === document.body
      ? { seen: 0, ringless: ['Nothing has the focus.'] }
      : { seen: 1, ringless: ringless(element) };
  }
  const focusable =
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [data-box], [role="tab"], [role="menuitem"], [role="option"], [role="gridcell"]';
  const kinds = new Set<string>();
  const found = [...document.querySelectorAll<HTMLElement>(focusable)].flatMap((element) => {
    const kind = [element, element.parentElement].map((one) => `${one?.tagName} ${one?.className}`);
    if (kinds.has(String(kind)) || !element.checkVisibility({ visibilityProperty: true }))
      return [];
    element.focus({ preventScroll: true });
    if (document.activeElement !== element || !element.matches(':focus-visible')) return [];
    kinds.add(String(kind));
    return ringless(element);
  });
  return { seen: kinds.size, ringless: found };
}

/**
 * Focuses one element after another; returns those of which something else covers the middle, or the caret.
 * @param sample of each kind of element, only so many from the first and from the last
 */
export function coveredFocus(sample = Infinity): string[] {
  const focusable =
    ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"])';
  // Fields behind a label of their own are drawn by the label; the card of a box follows the focus.
  const elsewhere = '.unseen, .skip, .boxCard';
  const kinds = new Map<string, HTMLElement[]>();
  for (const one of document.querySelectorAll<HTMLElement>(focusable)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(elsewhere)) continue;
    const kind = `${one.tagName} ${one.className} ${one.parentElement?.className}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  const covered: string[] = [];
  for (const element of [...kinds.values()].flatMap((all) =>
    all.filter((_, index) => index < sample || index >= all.length - sample),
  )) {
    element.focus();
    if (document.activeElement !== element) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    // Of a long element, only the part in view can be covered.
    const left = Math.max(x, 0);
    const top = Math.max(y, 0);
    const right = Math.min(x + width, innerWidth);
    // Of several lines of text, the browser brings that of the caret into view.
    const high = element.tagName === 'TEXTAREA' ? Math.min(height, 40) : height;
    const bottom = Math.min(y + high, innerHeight);
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (found?.closest('.boxCard')) continue;
    if (found && (element.contains(found) || found.contains(element))) continue;
    const over = found?.outerHTML.slice(0, 100) ?? 'outside the window';
    covered.push(`${element.outerHTML.slice(0, 120)} below ${over}`);
  }
  scrollTo(0, 0);
  return covered;
}
