// Actions for the selected box, with undo and redo.
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import {
  cellAt,
  isMarked,
  isStanding,
  type CellPlace,
  type Layout,
} from '../../../../domain/layout/layout.ts';
import { UNNUMBERED_TYPE } from '../../../../domain/layout/doors.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { addBelow, copyBelow, deleteOrRestore, isEnd, put } from './doing.ts';
import { sizeToAdd } from './input/keys.ts';
import type { LayoutEditorProps } from './props.ts';
import { letterOf } from './describeChange.ts';
import { ToolbarMarks } from './ToolbarMarks.tsx';
import type { Editing } from './useEditing.ts';
import { sayer, sizeWord } from './texts.ts';

interface ToolbarProps extends Pick<LayoutEditorProps, 'history' | 'sizesOnly' | 'devices'> {
  chosen: CellPlace | null;
  editing: Editing;
}

interface ToolProps {
  icon: IconName;
  label: string;
  /** Icon only. */
  bare?: boolean;
  off: boolean;
  run: () => void;
}

/** A button that stays in place when it is unavailable, to preserve the focus. */
function Tool({ icon, label, bare = false, off, run }: ToolProps) {
  const face = { 'aria-label': label, 'aria-disabled': off || undefined } as const;
  const onClick = off ? undefined : run;
  return bare ? (
    <IconButton {...face} title={label} onClick={onClick}>
      <Icon name={icon} />
    </IconButton>
  ) : (
    <Button {...face} variant="text" size="small" className="leTool" onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </Button>
  );
}

function Chosen({ layout, chosen }: { layout: Layout; chosen: CellPlace | null }) {
  const translate = useTranslate();
  const say = sayer(translate);
  const box = chosen && cellAt(layout, chosen);
  if (!chosen) return <span className="leChosen soft">{say('tools.none')}</span>;
  if (!box) {
    const letter = letterOf(layout, chosen.column);
    const label = isEnd(layout, chosen) ? say('tools.slot', { letter }) : say('tools.gap');
    return <span className="leChosen">{label}</span>;
  }
  const control = box.boxTypeName === UNNUMBERED_TYPE;
  return (
    <span className="leChosen">
      <b>{control ? translate('boxes.terminal') : box.name}</b>
      {!control && (
        <span className="soft">{sizeWord(box.boxTypeName, translate('boxes.terminal'))}</span>
      )}
    </span>
  );
}

function Actions({ history, chosen, editing }: ToolbarProps) {
  const say = sayer(useTranslate());
  const layout = history.present;
  const cell = chosen && cellAt(layout, chosen);
  const end = chosen !== null && isEnd(layout, chosen);
  const add = () => {
    const now = editing.now();
    const size = chosen && sizeToAdd(now, chosen);
    if (chosen && size)
      editing.run(cell ? addBelow(layout, chosen, size) : put(layout, chosen, size));
  };
  const [icon, label]: [IconName, string] = isMarked(cell)
    ? ['undo', say('tools.restore')]
    : ['trash', say(chosen && !cell && !end ? 'tools.closeGap' : 'tools.delete')];
  return (
    <>
      <Tool
        icon="plus"
        label={say(chosen && !cell ? 'tools.addHere' : 'tools.add')}
        off={!chosen}
        run={add}
      />
      <Tool
        icon="copy"
        label={say('tools.copy')}
        off={!isStanding(cell)}
        run={() => chosen && editing.run(copyBelow(chosen))}
      />
      <Tool
        icon={icon}
        label={label}
        off={!chosen || end}
        run={() => chosen && editing.run(deleteOrRestore(layout, chosen))}
      />
    </>
  );
}

/** The toolbar above the grid. */
export function Toolbar(props: ToolbarProps) {
  const { history, chosen, editing, sizesOnly, devices } = props;
  const say = sayer(useTranslate());
  return (
    <div className="leTools stays" role="toolbar" aria-label={say('tools.label')}>
      <div className="leToolsLine wrap">
        <Tool
          icon="undo"
          label={say('tools.undo')}
          bare
          off={history.past.length === 0}
          run={editing.undo}
        />
        <Tool
          icon="redo"
          label={say('tools.redo')}
          bare
          off={history.future.length === 0}
          run={editing.redo}
        />
        <span className="leRule" />
        <Chosen layout={history.present} chosen={chosen} />
        <Actions {...props} />
      </div>
      {!sizesOnly && (
        <ToolbarMarks
          layout={history.present}
          chosen={chosen}
          editing={editing}
          devices={devices ?? []}
        />
      )}
    </div>
  );
}
