// The layout as the locker's front: columns of boxes true to scale, with space to add more.
import { useCallback, useMemo, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { gridSize, type CellPlace, type Layout } from '../../../../../domain/layout/layout.ts';
import { columnNames } from '../../../../../domain/layout/columnNames.ts';
import type { LayoutError } from '../../../../../domain/layout/repairs.ts';
import { ColumnMenu, type OpenColumn } from './ColumnMenu.tsx';
import type { CellSetting } from './cellProps.ts';
import { errorsByColumn } from '../errorPlaces.ts';
import { GridColumn } from './GridColumn.tsx';
import { layoutHeight, readPlace } from '../places.ts';
import { focusPlace, focusSoon, useGestures } from '../input/useGestures.ts';
import { usePaced } from '../input/usePaced.ts';
import type { Editing } from '../useEditing.ts';

interface GridProps {
  layout: Layout;
  found: readonly LayoutError[];
  chosen: CellPlace | null;
  editing: Editing;
  setting: CellSetting;
  readOnly: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  grid: RefObject<HTMLDivElement | null>;
  mark: RefObject<HTMLDivElement | null>;
}

function useColumns({ layout, found }: GridProps) {
  return useMemo(() => {
    const { columns } = gridSize(layout);
    const errors = errorsByColumn(layout, found);
    return columnNames(layout, columns).map((name, at) => ({
      ...name,
      column: layout.columns[at],
      errors: errors[at] ?? '',
    }));
  }, [layout, found]);
}

function columnOf(target: EventTarget | null, layout: Layout): OpenColumn | undefined {
  if (!(target instanceof Element)) return undefined;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const anchor = target.closest<HTMLElement>('[data-cell], [data-head]');
  if (column === undefined || !anchor) return undefined;
  return { layout, column: Number(column), anchor, place: readPlace(anchor.dataset['cell']) };
}

type MenuState = Pick<ComponentProps<typeof ColumnMenu>, 'menu' | 'open'>;

/** Its column stays drawn while it closes. */
const CLOSED: MenuState = { menu: undefined, open: false };

/** The columns' menu: opened at a target, closed, and the focus afterwards. */
function useMenu({ editing, grid, readOnly }: GridProps) {
  const [{ menu, open }, setMenu] = useState<MenuState>(CLOSED);
  const anchor = useRef<HTMLElement>(null);
  const openAt = (target: EventTarget | null): boolean => {
    const { layout } = editing.now();
    const found = columnOf(target, layout);
    if (found && !readOnly && layout.columns[found.column]) {
      anchor.current = found.anchor;
      setMenu({ menu: found, open: true });
    }
    return found !== undefined;
  };
  const onClose = useCallback(() => setMenu((now) => ({ ...now, open: false })), []);
  const onGone = useCallback(
    (done: boolean) => {
      const now = editing.now().chosen;
      if (done && now) focusSoon(() => focusPlace(grid.current, now));
      else anchor.current?.focus();
    },
    [editing, grid],
  );
  return { openAt, props: { menu, open, onClose, onGone } };
}

/** The grid. Its single tab stop is the selected place, or the first one. */
export function Grid(props: GridProps) {
  const { layout, chosen, editing, setting, readOnly, scroller, grid, mark } = props;
  const translate = useTranslate();
  const columns = usePaced(useColumns(props), chosen?.column ?? 0);
  const stop = chosen ?? { column: 0, row: 0 };
  const menu = useMenu(props);
  const gestures = useGestures(editing, grid, menu.openAt);
  return (
    <div className="leScroll" ref={scroller}>
      <div
        className="leGrid"
        role="group"
        aria-label={translate('layoutEditor.grid')}
        ref={grid}
        style={{
          // Individual properties: a CSS variable would restyle every box.
          minHeight: `calc(${layoutHeight(layout)} * var(--u) + 28px)`,
          minWidth: `calc(${columns.length} * (var(--w) + 8px))`,
        }}
        {...gestures}
      >
        {columns.map(({ column, letter, goesOn, errors }, at) => (
          <GridColumn
            // The key of a column is its index: letters belong to positions, not to their content.
            key={`${at + 1}`}
            at={at}
            column={column}
            letter={letter}
            goesOn={goesOn}
            errors={errors}
            chosen={chosen?.column === at ? chosen.row : -1}
            stop={stop.column === at ? stop.row : -1}
            setting={setting}
            readOnly={readOnly}
          />
        ))}
        <div className="leMark" ref={mark} hidden />
      </div>
      <ColumnMenu {...menu.props} editing={editing} sizesOnly={setting.sizesOnly} />
    </div>
  );
}
