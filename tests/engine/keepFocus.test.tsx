// The focus is never left on the page's body by an action: what took the place of its element has it.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from '../../src/ui/keepFocus.ts';
import { openAt, openUmbrellas } from './umbrellaApp.tsx';

let end: () => void;
beforeEach(() => {
  end = keepFocus();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const opened = openUmbrellas(3);
afterAll(async () => (await opened).close());

const draw = (html: string) => {
  document.body.innerHTML = html;
  return (name: string) => screen.getByRole('button', { name, hidden: true });
};

const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toHaveTextContent(new RegExp(`^${name}$`)));

test('a row that is deleted gives it to the row that follows, the last one to the row before', async () => {
  const { user } = await openAt(await opened, 'umbrellas?sort=name&order=ASC');
  await screen.findByRole('table', { name: 'Umbrella list' });
  // By what the page itself knows them: names of all buttons of a page are slow to make out.
  const rows = () => document.querySelectorAll('.list-table tbody tr');
  const names = [...rows()].map((row) => row.querySelector('a.name')!.textContent);
  const drop = async (place: number) => {
    const count = rows().length;
    await user.click(rows()[place]!.querySelector('[aria-haspopup="menu"]')!);
    await user.click(await screen.findByRole('menuitem', { name: /Delete/ }));
    const asked = within(await screen.findByRole('dialog', { name: /^Delete/ }));
    await user.click(asked.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rows()).toHaveLength(count - 1));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  };
  await drop(1);
  await focused(names[2]!);
  await drop(1);
  await focused(names[0]!);
});

test('a step whose form is replaced gives it to the heading', async () => {
  const button = draw(
    '<nav><li><button>Menu</button></li></nav><main><h1>New</h1><p><button>Next</button></p></main>',
  );
  button('Menu').focus();
  button('Next').focus();
  document.querySelector('main p')!.remove();
  await focused('New');
});

test('a page that comes later, as after signing in, gives it to its heading', async () => {
  const button = draw('<form><h1>Sign in</h1><button>Go</button></form>');
  button('Go').focus();
  document.querySelector('form')!.style.display = 'none';
  button('Go').blur();
  await new Promise(requestAnimationFrame);
  document.body.innerHTML = '<main><h1>Dashboard</h1></main>';
  await focused('Dashboard');
});

test('a button that is disabled while it works gets it back', async () => {
  const button = draw('<main><h1>Page</h1><button>Save</button></main>');
  const save = button('Save') as HTMLButtonElement;
  save.focus();
  save.disabled = true;
  save.blur();
  await new Promise(requestAnimationFrame);
  save.disabled = false;
  await focused('Save');
});

test('a click beside everything leaves the body focused, whatever goes afterwards', async () => {
  const button = draw('<main><h1>Page</h1><button>One</button></main>');
  button('One').focus();
  button('One').blur();
  await new Promise(requestAnimationFrame);
  button('One').remove();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.body).toHaveFocus();
});
