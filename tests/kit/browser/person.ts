// A user of the console in one language: finds what its pages name, and hears what they announce.
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { signInPages as english } from '../../../src/i18n/en/signInPages.ts';
import { signInPages as chinese } from '../../../src/i18n/zh/signInPages.ts';
import { saidOf, sentenceOf } from '../../resources/messages.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';

export type Language = 'en' | 'zh';

type Values = Readonly<Record<string, string | number>>;

const DOORS = { en: english, zh: chinese };

/** A text of the pages before sign-in. */
function wordsOfDoor(language: Language, key: string): string {
  const [group = '', name = ''] = key.split('.');
  const texts = DOORS[language] as Record<string, unknown>;
  const found = (texts[group] as Record<string, unknown> | undefined)?.[name];
  return typeof found === 'string' ? found : '';
}

/** What follows the label of an optional field. */
const OPTIONAL = '(?: (?:optional|选填))?';

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Most presses of an arrow key that lead to a choice. */
const MOST_CHOICES = 40;
/** Most presses that lead to a part of a page. */
const MOST_STOPS = 150;

/** Presses Tab (or the given key) until the focus is inside this part of the page. */
export async function tabInto(page: Page, part: Locator, key = 'Tab'): Promise<void> {
  const isInside = () => part.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; !(await isInside()); presses += 1) {
    if (presses === MOST_STOPS) throw new Error(`${key} does not lead to ${String(part)}.`);
    await page.keyboard.press(key);
  }
}

export class Person {
  readonly page: Page;
  readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
  }

  /** A page's text for a catalogue key, the singular by default. Throws where there is none. */
  say(key: string, values: Values = {}): string {
    const words = saidOf(this.language, key)
      ? sentenceOf(this.language, key, { smart_count: 1, ...values })
      : wordsOfDoor(this.language, key);
    if (words === '') throw new Error(`No words: ${key}`);
    return words;
  }

  heading(key: string, values?: Values): Promise<void> {
    return this.page
      .getByRole('heading', { level: 1, name: this.say(key, values), exact: true })
      .waitFor();
  }

  /** A field by the key of its label, optional or not. */
  field(key: string, within: Page | Locator = this.page): Locator {
    const label = new RegExp(`^${escaped(this.say(key))}\\s*${OPTIONAL}$`);
    return within.getByLabel(label).first();
  }

  button(key: string, within: Page | Locator = this.page, values?: Values): Locator {
    return within.getByRole('button', { name: this.say(key, values), exact: true });
  }

  /** The dialog that asks or tells this. */
  dialog(key: string, values?: Values): Locator {
    return this.page.getByRole('dialog', { name: this.say(key, values), exact: true });
  }

  /** Presses a button by keyboard. */
  press(key: string, within?: Page | Locator, values?: Values): Promise<void> {
    return pressOn(this.page, this.button(key, within, values));
  }

  /** Replaces the content of a field by keyboard. */
  type(key: string, text: string, within?: Page | Locator): Promise<void> {
    return typeInto(this.page, this.field(key, within), text);
  }

  /** Moves through the choices of a field by the arrow keys, to the one of this name. */
  async select(key: string, choice: string, within?: Page | Locator): Promise<void> {
    const field = this.field(key, within);
    const chosen = () =>
      field.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent?.trim());
    await tabTo(this.page, field);
    for (let presses = 0; presses < MOST_CHOICES; presses += 1) {
      if ((await chosen()) === choice) return;
      await this.page.keyboard.press('ArrowDown');
    }
    throw new Error(`${this.say(key)} has no choice ${choice}.`);
  }

  /** Types into a combobox and takes the offered record of this name; by default, what is typed. */
  async find(key: string, text: string, name = text): Promise<void> {
    await typeInto(this.page, this.page.getByRole('combobox', { name: this.say(key) }), text);
    const option = this.page.getByRole('option', { name }).first();
    await option.waitFor();
    for (let presses = 0; presses < MOST_CHOICES; presses += 1) {
      if ((await option.getAttribute('aria-selected')) === 'true')
        return this.page.keyboard.press('Enter');
      await this.page.keyboard.press('ArrowDown');
    }
    throw new Error(`${this.say(key)} does not offer ${name}.`);
  }

  /** Marks one of a group of radio buttons. */
  async mark(group: Locator, choice: Locator): Promise<void> {
    await choice.waitFor();
    await tabInto(this.page, group);
    await tabTo(this.page, choice, 'ArrowRight');
    await this.page.keyboard.press('Space');
    expect(await choice.isChecked()).toBe(true);
  }
}

/** In the browser: what a screen reader reads out without being asked is kept in `heard`. */
function keepHeard(): void {
  const LIVE = 'output, [role="status"], [role="alert"], [role="log"], [aria-live]';
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  const wordsOf = (element: Element | null) => element?.textContent?.trim() ?? '';
  const isSilent = (region: Element) =>
    region.getAttribute('aria-live') === 'off' ||
    region.closest('[aria-hidden="true"], [inert]') !== null;
  /** What changes is read once the page is drawn; not while a dialog hides the region. */
  const read = (region: Element) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (region.isConnected && !isSilent(region)) heard.push(wordsOf(region));
      }),
    );
  const alertsIn = (node: Node) =>
    node instanceof Element
      ? [
          ...(node.matches('[role="alert"]') ? [node] : []),
          ...node.querySelectorAll('[role="alert"]'),
        ]
      : [];
  // A region must be there before its words are, except for an alert.
  new MutationObserver((changes) => {
    const regions = changes.flatMap(({ target, addedNodes }) => {
      const changed = target instanceof Element ? target : target.parentElement;
      const around = changed?.closest(LIVE) ?? null;
      return [...(around ? [around] : []), ...[...addedNodes].flatMap(alertsIn)];
    });
    for (const region of new Set(regions)) read(region);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  // A dialog that takes the focus is read out with its name and its description.
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
    if (!dialog || (relatedTarget instanceof Node && dialog.contains(relatedTarget))) return;
    const tied = ['aria-labelledby', 'aria-describedby'].flatMap(
      (name) => dialog.getAttribute(name)?.split(' ') ?? [],
    );
    for (const id of tied) heard.push(wordsOf(document.getElementById(id)));
  });
}

/** From the next page on, what the page announces is kept for `announced`. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(keepHeard);
}

/** Expects that this was announced since the page was loaded. */
export async function announced(page: Page, text: string): Promise<void> {
  const heard = () =>
    page.evaluate(() => (globalThis as unknown as { heard: readonly string[] }).heard);
  await expect
    .poll(async () => (await heard()).filter((words) => words.includes(text)).length, {
      message: `“${text}” is announced`,
    })
    .toBeGreaterThan(0);
}

/** Roles of nodes that take the focus as a whole: the page, and its content where the skip link leads. */
const WHOLES = new Set(['RootWebArea', 'main']);

/** A dialog's surroundings, which hand the focus on to it. */
const AROUND_DIALOG = /data-testid sentinel(?:Start|End)|role presentation tabindex -1/;

/** Expects that the browser's accessibility tree has nothing that takes the focus without a name. */
export async function nameless(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  const { nodes } = await wire.send('Accessibility.getFullAXTree');
  const focusable = nodes.filter(
    ({ ignored, role, properties = [] }) =>
      !ignored &&
      !WHOLES.has(String(role?.value)) &&
      properties.some(({ name, value }) => name === 'focusable' && value.value === true),
  );
  expect(focusable.length).toBeGreaterThan(3);
  const without = focusable.filter(({ name }) => String(name?.value ?? '').trim() === '');
  const found = await Promise.all(
    without.map(async ({ backendDOMNodeId: backendNodeId = 0, role }) => {
      const { node } = await wire.send('DOM.describeNode', { backendNodeId });
      return `${String(role?.value)}: ${node.localName} ${(node.attributes ?? []).join(' ')}`;
    }),
  );
  await wire.detach();
  expect(found.filter((one) => !AROUND_DIALOG.test(one))).toEqual([]);
}
