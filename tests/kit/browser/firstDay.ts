// A person on the first day of a network: what they read and press on its pages, in their language.
import type { Locator, Page } from 'playwright';
import type { Step } from '../../../contract/operations/gettingStarted.ts';
import { door as english } from '../../../src/i18n/en/door.ts';
import { door as chinese } from '../../../src/i18n/zh/door.ts';
import { saidOf } from '../../resources/messages.ts';

type Language = 'en' | 'zh';

const DOORS = { en: english, zh: chinese };

/** The words of a key in a language, also those of the pages before sign-in. */
function wordsOf(language: Language, key: string): string {
  const [group = '', name = ''] = key.split('.');
  const ofDoor = (DOORS[language] as Record<string, unknown>)[group] as
    | Record<string, unknown>
    | undefined;
  const found = ofDoor?.[name];
  return saidOf(language, key) || (typeof found === 'string' ? found : '');
}

/** What stands behind the label of a field that may stay empty. */
const OPTIONAL = '(?:optional|选填)?';

export class FirstDay {
  readonly page: Page;
  readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
  }

  /** What the page says for a key of the catalogues. Throws where it has no words. */
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

  /** A field by the key of its label, whether or not it may stay empty. */
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

  /** Follows the list to where a step is done, does it, and finds it ticked. */
  async take(step: Step, act: () => Promise<void>): Promise<void> {
    await this.page.goto('/app/dashboard');
    await this.row(step).getByRole('link').click();
    await act();
    await this.page.goto('/app/dashboard');
    await this.row(step).getByText(this.say('gettingStarted.done'), { exact: true }).waitFor();
  }

  /** Chooses a record by its name. */
  async choose(key: string, name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.say(key) }).fill(name);
    await this.page.getByRole('option', { name, exact: true }).click();
  }
}
