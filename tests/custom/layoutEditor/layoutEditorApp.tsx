// Draws the door layout editor over a history that the test can look into.
import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import { I18nContext } from 'react-admin';
import type { Layout } from '../../../domain/layout/layout.ts';
import { beginHistory, type LayoutHistory } from '../../../domain/layout/history.ts';
import { LayoutEditor } from '../../../src/custom/shared/layoutEditor/LayoutEditor.tsx';
import type {
  LayoutEditorProps,
  PaletteSize,
} from '../../../src/custom/shared/layoutEditor/props.ts';
import { loadCatalogue, loadPageMessages } from '../../../src/i18n/load.ts';
import { names, type } from '../../domain/layout/layouts.ts';

export const SIZES: readonly PaletteSize[] = [
  { ...type('XS'), height: 9 },
  { ...type('S'), height: 14 },
  { ...type('M'), height: 19 },
  { ...type('L'), height: 29 },
  type('CONTROL'),
];

export interface EditorApp {
  user: UserEvent;
  /** The layout as it is now. */
  layout(): Layout;
  /** As `names` of the domain's tests. */
  names(): string[][];
  /** The button of a box, by how its name begins. */
  box(name: string): HTMLElement;
  /** The place after a column's last box. */
  end(letter: string): HTMLElement;
  press(name: string | RegExp): Promise<void>;
  keys(typed: string): Promise<void>;
  /** Chooses an entry of a column's menu. */
  column(name: string, entry: string): Promise<void>;
  /** What was said last. */
  said(): string;
}

type Options = Partial<LayoutEditorProps> & { language?: 'en' | 'zh' };

/** Opens the editor over a stored layout. */
export async function openEditor(stored: Layout, options: Options = {}): Promise<EditorApp> {
  const { language = 'en', ...rest } = options;
  const words = { ...(await loadCatalogue(language)), ...(await loadPageMessages(language)) };
  const i18n = polyglot(() => words, language);
  const shown: { history: LayoutHistory } = { history: beginHistory(stored) };
  function Page() {
    const [history, setHistory] = useState(shown.history);
    const take = (next: LayoutHistory) => {
      shown.history = next;
      setHistory(next);
    };
    return (
      <LayoutEditor boxTypes={SIZES} history={history} onHistory={take} stored={stored} {...rest} />
    );
  }
  render(
    <I18nContext value={i18n}>
      <Page />
    </I18nContext>,
  );
  const user = userEvent.setup();
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return {
    user,
    layout: () => shown.history.present,
    names: () => names(shown.history.present),
    box: (name) => screen.getByRole('button', { name: new RegExp(`^${name}[,，]`) }),
    end: (letter) =>
      screen.getByRole('button', { name: new RegExp(`^Add a box to column ${letter}`) }),
    press,
    keys: (typed) => user.keyboard(typed),
    column: async (name, entry) => {
      await press(name);
      await user.click(within(await screen.findByRole('menu')).getByText(entry));
      // While the menu closes, it still hides the page behind it.
      await screen.findAllByRole('status');
    },
    said: () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' '),
  };
}
