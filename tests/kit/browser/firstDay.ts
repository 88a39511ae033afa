// A user on the first day of a network: reads and presses what the pages show, in their language.
import type { Locator, Page } from 'playwright';
import type { Step } from '../../../contract/operations/gettingStarted.ts';
import { signInPages as english } from '../../../src/i18n/en/signInPages.ts';
import { signInPages as chinese } from '../../../src/i18n/zh/signInPages.ts';
import { saidOf } from '../../resources/messages.ts';

type Language = 'en' | 'zh';

const DOORS = { en: english, zh: chinese };

/** A key's text in a language, including those of the pages before sign-in. */
function wordsOf(language: Language, key: string): string {
  const [group = '', name = ''] = key.split('.');
  const ofDoor = (DOORS[language] as Record<string, unknown>)[group] as
    | Record<string, unknown>
    | undefined;
  const found = ofDoor?.[name];
  return saidOf(language, key) || (typeof found === 'string' ? found : '');
}

/** What follows the label of an optional field. */
const OPTIONAL = '(?:optional|选填)?';

export class FirstDay {
  readonly page: Page;
  readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
  }

  /** A page's text for a catalogue key. Throws where there is none. */
  say(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    const words = wordsOf(this.language, key);
    if (words === '') throw new Error(`No words: ${key}`);
    return words.replaceAll(/%\{(\w+)\}/g, (_, name: string) =>
      String(values[name] ?? (name === 'smart_count' ? 1 : '')),
    );
  }

  heading(key: string): Promise<void> {
    return this.page.getByRole('heading', { level: 1, name: this.say(key), exact: true }).waitFor();
  }

  /** A field by the key of its label, optional or not. */
  field(key: string, within: Page | Locator = this.page): Locator {
    const label = this.say(key).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
    return within.getByLabel(new RegExp(`^${label}\\s*${OPTIONAL}$`)).first();
  }

  button(key: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name: this.say(key), exact: true });
  }

  /** The getting-started list. */
  get list(): Locator {
    return this.page.getByRole('region', { name: this.say('gettingStarted.title') });
  }

  private row(step: Step): Locator {
    return this.list
      .getByRole('listitem')
      .filter({ hasText: this.say(`gettingStarted.steps.${step}`) });
  }

  /** Follows the list to a step's page, completes the step, and expects it to be ticked. */
  async take(step: Step, act: () => Promise<void>): Promise<void> {
    await this.page.goto('/app/dashboard');
    await this.row(step).getByRole('link').click();
    await act();
    await this.page.goto('/app/dashboard');
    await this.row(step).getByText(this.say('gettingStarted.done'), { exact: true }).waitFor();
  }

  /** Selects a record by name. */
  async choose(key: string, name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.say(key) }).fill(name);
    await this.page.getByRole('option', { name, exact: true }).click();
  }
}
