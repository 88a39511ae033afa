// A user on the first day of a network: reads and presses what the pages show, in their language.
import type { Locator } from 'playwright';
import type { Step } from '../../../contract/operations/gettingStarted.ts';
import { Person } from './person.ts';

export class FirstDay extends Person {
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
