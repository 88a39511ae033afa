// A share of nothing reads "–", wherever it is drawn: it is neither 0 % nor no number at all.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figure } from '../../src/custom/shared/networkNow/Figure.tsx';
import { percentage, share, ShareBar } from '../../src/custom/reports/fieldTypes.tsx';
import { percent } from '../../src/engine/fields/figures/share.tsx';

const cell = { row: {}, resourceName: 'lockers', field: 'inUse', place: 'table' } as const;

test('of a report', () => {
  render(
    <>
      <p title="column">
        <share.Show {...cell} value={percentage(0, 0)} />
      </p>
      <p title="row of a server that counts none">
        <share.Show {...cell} value={null} />
      </p>
      <p title="figure">
        <ShareBar percent={percentage(0, 0)} />
      </p>
      <p title="share">
        <share.Show {...cell} value={percentage(0, 4)} />
      </p>
    </>,
  );
  for (const name of ['column', 'row of a server that counts none', 'figure'])
    expect(screen.getByTitle(name)).toHaveTextContent(/^–$/);
  expect(screen.getByTitle('share')).toHaveTextContent('0.0%');
});

test('of a locker without boxes', () => {
  render(
    <>
      <p title="bare">
        <percent.Show {...cell} value={{ part: 0, whole: 0 }} />
      </p>
      <p title="empty">
        <percent.Show {...cell} value={{ part: 0, whole: 8 }} />
      </p>
    </>,
  );
  expect(screen.getByTitle('bare')).toHaveTextContent(/^–$/);
  expect(screen.getByTitle('empty')).toHaveTextContent('0%');
});

test('on the dashboard it says why, and a figure that nobody told says that', () => {
  render(
    <>
      <Figure value={undefined} share ofNothing />
      <Figure value={undefined} share />
    </>,
  );
  expect(screen.getByTitle('dashboard.ofNothing')).toHaveTextContent('–');
  expect(screen.getByTitle('dashboard.unknown')).toHaveTextContent('–');
});
