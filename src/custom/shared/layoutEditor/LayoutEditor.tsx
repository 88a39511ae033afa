// The door layout editor: palette, toolbar, grid, and panels of changes and errors.
import { useDeferredValue, useCallback, useMemo, useRef, useEffect, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { CellPlace, Layout } from '../../../../domain/layout/layout.ts';
import { errorsIn } from '../../../../domain/layout/errorsIn.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import type { CellSetting } from './grid/cellProps.ts';
import { ChangesPanel } from './ChangesPanel.tsx';
import { ErrorsPanel } from './ErrorsPanel.tsx';
import { Grid } from './grid/Grid.tsx';
import { Palette } from './Palette.tsx';
import type { LayoutEditorProps } from './props.ts';
import { Toolbar } from './Toolbar.tsx';
import { useDragging } from './input/useDragging.ts';
import { useEditing, type EditorState, type Editing } from './useEditing.ts';
import { placeKey } from './places.ts';
import { focusPlace, focusSoon, useKeys } from './input/useGestures.ts';
import { cellMessages } from './texts.ts';
import './layoutEditor.css';
import './grid/layoutGrid.css';

const isLost = (now: Element | null) => now === null || now === document.body;

/** Whether the focus is on a cell of the grid other than this one. */
function isElsewhere(grid: HTMLElement | null, chosen: CellPlace): boolean {
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !grid?.contains(now)) return false;
  return now.dataset['head'] === undefined && now.dataset['cell'] !== placeKey(chosen);
}

/** Moves the focus with the selection, also when the focused button was removed. */
function useFocusAlong(
  grid: RefObject<HTMLDivElement | null>,
  chosen: CellPlace | null,
  editing: Editing,
): void {
  const inside = useRef(false);
  // After every render: the same place can be another button, and the previous one took the focus with it.
  useEffect(() => {
    if (!chosen || !inside.current) return undefined;
    if (isLost(document.activeElement)) focusPlace(grid.current, chosen);
    if (!isElsewhere(grid.current, chosen)) return undefined;
    const go = () => {
      const now = editing.now().chosen;
      if (now && isElsewhere(grid.current, now)) focusPlace(grid.current, now);
    };
    return focusSoon(go);
  });
  useEffect(() => {
    const watch = ({ target }: FocusEvent) => {
      inside.current = target instanceof Node && (grid.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', watch);
    return () => document.removeEventListener('focusin', watch);
  }, [grid]);
}

function useSetting(stored: Layout, sizesOnly: boolean): CellSetting {
  const translate = useTranslate();
  return useMemo(() => {
    const boxes = [...stored.columns.flatMap(({ cells }) => cells), ...stored.astray];
    const names = boxes.flatMap((box): [RecordId, string][] =>
      box && box.boxId !== null ? [[box.boxId, box.name]] : [],
    );
    return { messages: cellMessages(translate), names: new Map(names), sizesOnly };
  }, [stored, sizesOnly, translate]);
}

function Status({ announced }: Pick<EditorState, 'announced'>) {
  return (
    <div className="unseen" role="status">
      <span key={announced.turn}>{announced.messages}</span>
    </div>
  );
}

/** The editor of a history that its page holds. It stores nothing of the layout itself. */
export function LayoutEditor(props: LayoutEditorProps) {
  const { boxTypes, history, stored, readOnly = false, sizesOnly = false, draft } = props;
  const state = useEditing(props);
  const { editing, chosen, picked, announced } = state;
  const layout = history.present;
  const found = useMemo(() => errorsIn(layout), [layout]);
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
  const deferred = useDeferredValue(layout);
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
      <div className="leAside stack stays">
        <ChangesPanel stored={stored} layout={deferred} editing={editing} readOnly={readOnly} />
        <ErrorsPanel
          layout={layout}
          found={found}
          editing={editing}
          readOnly={readOnly}
          show={show}
        />
        {draft !== undefined && <div className="small soft">{draft}</div>}
      </div>
      <Status announced={announced} />
      <div className="leGhost" ref={ghost} hidden />
    </div>
  );
}
