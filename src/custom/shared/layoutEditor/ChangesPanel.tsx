// A preview of what the save will change.
import Link from '@mui/material/Link';
import { memo, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Layout } from '../../../../domain/layout/layout.ts';
import { changes } from '../../../../domain/layout/changes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CHANGE_TYPES, changeLines, type ChangeLine } from './changeLines.ts';
import type { Editing } from './useEditing.ts';
import { sayer } from './texts.ts';

interface ChangesPanelProps {
  stored: Layout;
  layout: Layout;
  editing: Editing;
  readOnly: boolean;
}

/** Maximum number of lines; further ones are counted. */
const LINES_MAX = 24;
const ALWAYS = 3;

function Line({
  line,
  editing,
  readOnly,
}: { line: ChangeLine } & Pick<ChangesPanelProps, 'editing' | 'readOnly'>) {
  const say = sayer(useTranslate());
  const { text, deleted } = line;
  if (!deleted) return <li>{text()}</li>;
  const { boxId, name } = deleted;
  const restore = () => {
    const { chosen } = editing.now();
    if (boxId !== null)
      editing.run({ command: { do: 'restoreDoor', boxId }, then: chosen ?? { column: 0, row: 0 } });
  };
  return (
    <li className="row">
      <span>
        <s>{name}</s> {text()}
      </span>
      {!readOnly && (
        <Link
          component="button"
          type="button"
          aria-label={say('changes.restore', { name })}
          title={say('changes.restore', { name })}
          onClick={restore}
        >
          <Icon name="undo" />
        </Link>
      )}
    </li>
  );
}

export const ChangesPanel = memo(function ChangesPanel(props: ChangesPanelProps) {
  const { stored, layout, editing, readOnly } = props;
  const translate = useTranslate();
  const say = sayer(translate);
  const found = useMemo(() => changes(stored, layout), [stored, layout]);
  const texts = { terminal: translate('boxes.terminal'), comma: translate('boxes.comma') };
  const lines = changeLines(found, { say, ...texts, stored, layout });
  if (readOnly && lines.length === 0) return null;
  const types = CHANGE_TYPES.filter(([type], at) => at < ALWAYS || found[type].length > 0);
  return (
    <section className="panel pad leChanges" aria-label={say('changes.title')}>
      <h2 className="row h3">{say('changes.title')}</h2>
      {lines.length === 0 ? (
        <p className="soft">{say('changes.none')}</p>
      ) : (
        <>
          <ul className="leCounts">
            {types.map(([type, sign]) => (
              <li className="row" key={type}>
                <b aria-hidden="true">{sign}</b>
                <span className="grow">{say(`changes.${type}`)}</span>
                <b>{found[type].length}</b>
              </li>
            ))}
          </ul>
          <ul className="leLines small soft">
            {lines.slice(0, LINES_MAX).map((line) => (
              <Line key={line.key} line={line} editing={editing} readOnly={readOnly} />
            ))}
            {lines.length > LINES_MAX && (
              <li>{say('changes.more', { smart_count: lines.length - LINES_MAX })}</li>
            )}
          </ul>
        </>
      )}
    </section>
  );
});
