// The door layout editor: palette, toolbar, grid, and panels of changes and errors.
import { useDeferredValue, useCallback, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { CellPlace, Layout } from '../../../../domain/layout/layout.ts';
import { faults } from '../../../../domain/layout/errors.ts';
import type { CellSetting } from './grid/cellProps.ts';
import { ChangesPanel } from './ChangesPanel.tsx';
import { ErrorsPanel } from './ErrorsPanel.tsx';
import { Grid } from './grid/Grid.tsx';
import { Palette } from './Palette.tsx';
import type { LayoutEditorProps } from './props.ts';
import { Toolbar } from './Toolbar.tsx';
import { useDragging } from './input/useDragging.ts';
import { useEditing, type EditorState } from './useEditing.ts';
import { useFocusAlong } from './input/useFocusAlong.ts';
import { focusPlace, useKeys } from './input/useGestures.ts';
import { cellMessages } from './words.ts';
import './layoutEditor.css';
import './grid/layoutGrid.css';
import './layoutPanels.css';

function useSetting(stored: Layout, sizesOnly: boolean): CellSetting {
  const translate = useTranslate();
  return useMemo(() => {
    const boxes = [...stored.columns.flatMap(({ cells }) => cells), ...stored.astray];
    const names = boxes.flatMap((box): [number, string][] =>
      box && box.boxId !== null ? [[box.boxId, box.name]] : [],
    );
    return { words: cellMessages(translate), names: new Map(names), sizesOnly };
  }, [stored, sizesOnly, translate]);
}

function Status({ said }: Pick<EditorState, 'said'>) {
  return (
    <div className="unseen" role="status">
      <span key={said.turn}>{said.words}</span>
    </div>
  );
}

/** The editor of a history that its page holds. It stores nothing of the layout itself. */
export function LayoutEditor(props: LayoutEditorProps) {
  const { boxTypes, history, stored, readOnly = false, sizesOnly = false, draft } = props;
  const state = useEditing(props);
  const { editing, chosen, picked, said } = state;
  const layout = history.present;
  const found = useMemo(() => faults(layout), [layout]);
  const setting = useSetting(stored, sizesOnly);
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const places = useMemo(() => ({ root, scroller, grid, mark, ghost }), []);
  useDragging(places, editing, readOnly);
  useKeys(editing, root, grid);
  useFocusAlong(grid, chosen, editing);
  // The changes panel updates a moment later: the boxes have priority.
  const told = useDeferredValue(layout);
  const show = useCallback((place: CellPlace) => void focusPlace(grid.current, place), [grid]);
  return (
    <div className={`leEditor${picked ? ' picking' : ''}${readOnly ? ' readOnly' : ''}`} ref={root}>
      {!readOnly && <Palette sizes={boxTypes} picked={picked} editing={editing} />}
      <section className="panel leFront">
        {!readOnly && <Toolbar {...props} chosen={chosen} editing={editing} />}
        <Grid
          layout={layout}
          found={found}
          chosen={chosen}
          editing={editing}
          setting={setting}
          readOnly={readOnly}
          scroller={scroller}
          grid={grid}
          mark={mark}
        />
      </section>
      <div className="leAside">
        <ChangesPanel stored={stored} layout={told} editing={editing} readOnly={readOnly} />
        <ErrorsPanel
          layout={layout}
          found={found}
          editing={editing}
          readOnly={readOnly}
          show={show}
        />
        {draft !== undefined && <div className="small soft">{draft}</div>}
      </div>
      <Status said={said} />
      <div className="leGhost" ref={ghost} hidden />
    </div>
  );
}
