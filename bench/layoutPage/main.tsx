// The page of the door layout benchmark: the real editor with 26 columns by 40 rows.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { I18nContext } from 'react-admin';
import { BOX_SIZES } from '../../domain/limits.ts';
import { boxTypeIdOf } from '../../domain/boxes/boxTypes.ts';
import { columnLetter } from '../../domain/layout/cabinet.ts';
import { beginHistory } from '../../domain/layout/history.ts';
import { fromBoxes } from '../../domain/layout/wire.ts';
import { LayoutEditor } from '../../src/custom/shared/layoutEditor/LayoutEditor.tsx';
import { boxes } from '../../src/i18n/en/components.ts';
import { layoutEditor } from '../../src/i18n/en/pages/layoutEditor.ts';
import '../../src/app/theme/tokens.css';
import '../../src/app/theme/base.css';
import '../../src/ui/controls.css';

declare global {
  interface Window {
    layout: {
      /** The number of boxes in the layout. */
      boxes(): number;
      /** The number of steps that can be undone. */
      steps(): number;
      /** Resolves after this many further frames. */
      frames(count: number): Promise<void>;
    };
  }
}

const COLUMNS = 26;
const ROWS = 40;

const stored = fromBoxes(
  Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [positionX, positionY] = [Math.floor(index / ROWS), index % ROWS];
    const name = BOX_SIZES[(positionX * 3 + positionY) % BOX_SIZES.length] ?? 'M';
    return {
      boxId: index + 1,
      name: `${columnLetter(positionX)}${String(positionY + 1).padStart(2, '0')}`,
      boxTypeId: boxTypeIdOf(name) ?? 1,
      positionX,
      positionY,
      boardNumber: positionX + 1,
      portNumber: positionY + 1,
      bottomFlag: positionY % 11 === 0,
    };
  }),
);
const sizes = [...BOX_SIZES, 'CONTROL'].map((name) => ({
  boxTypeId: boxTypeIdOf(name) ?? 0,
  name,
}));
const i18n = polyglotI18nProvider(() => ({ ...english, boxes, layoutEditor }), 'en');

const shown = { history: beginHistory(stored) };

function Page() {
  const [history, setHistory] = useState(shown.history);
  useEffect(() => {
    shown.history = history;
  }, [history]);
  return <LayoutEditor boxTypes={sizes} history={history} onHistory={setHistory} stored={stored} />;
}

const place = document.createElement('main');
place.style.padding = '16px 24px';
document.body.append(place);
createRoot(place).render(
  <I18nContext value={i18n}>
    <Page />
  </I18nContext>,
);

const frame = () => new Promise((done) => requestAnimationFrame(done));

window.layout = {
  boxes: () => document.querySelectorAll('[data-cell]:not([data-open])').length,
  steps: () => shown.history.past.length,
  frames: async (count) => {
    for (let drawn = 0; drawn < count; drawn += 1) await frame();
  },
};
