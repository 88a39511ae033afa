// The layout's errors, each with its possible repairs.
import Link from '@mui/material/Link';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { CellPlace, Layout } from '../../../../domain/layout/layout.ts';
import type { LayoutCommand } from '../../../../domain/layout/apply.ts';
import type { LayoutError } from '../../../../domain/layout/repairs.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { placeOf } from './errorPlaces.ts';
import { errorSentence, repairMessages } from './errorMessages.ts';
import type { Editing } from './useEditing.ts';
import { sayer } from './texts.ts';

interface ErrorsPanelProps {
  layout: Layout;
  found: readonly LayoutError[];
  editing: Editing;
  readOnly: boolean;
  /** Scrolls a position into view and focuses it. */
  show: (place: CellPlace) => void;
}

/** Maximum number of errors; further ones are counted. */
const ERRORS_MAX = 8;

function afterRepair(command: LayoutCommand, place: CellPlace | undefined): CellPlace {
  if ('at' in command) return { row: 0, ...command.at };
  return place ?? { column: 0, row: 0 };
}

function LayoutErrorLine({
  error,
  layout,
  editing,
  readOnly,
  show,
}: { error: LayoutError } & ErrorsPanelProps) {
  const translate = useTranslate();
  const say = sayer(translate);
  const place = placeOf(layout, error);
  const terminal = translate('boxes.terminal');
  return (
    <li className="stack-8">
      <p>
        {errorSentence(layout, error, say)}
        {place && (
          <Link component="button" type="button" onClick={() => show(place)}>
            {say('errors.show')}
          </Link>
        )}
      </p>
      {!readOnly &&
        error.repairs.map((repair) => (
          <Button
            key={repair.key}
            size="small"
            onClick={() =>
              editing.run({ command: repair.command, then: afterRepair(repair.command, place) })
            }
          >
            {repairMessages(layout, error, repair, say, terminal)}
          </Button>
        ))}
    </li>
  );
}

const keyOf = (error: LayoutError, at: number) => `${error.key} ${at}`;

/** The panel of errors; nothing where there are none. */
export const ErrorsPanel = memo(function ErrorsPanel(props: ErrorsPanelProps) {
  const { found } = props;
  const say = sayer(useTranslate());
  const title = found.length > 0 ? say('errors.title', { smart_count: found.length }) : '';
  return (
    <>
      <p className="unseen" role="status">
        {title}
      </p>
      {found.length > 0 && (
        <section className="panel pad leErrors" aria-label={title}>
          <h2 className="row h3 alarmed">
            <Icon name="stop" />
            {title}
          </h2>
          <ul className="stack-8">
            {found.slice(0, ERRORS_MAX).map((error, at) => (
              <LayoutErrorLine key={keyOf(error, at)} {...props} error={error} />
            ))}
          </ul>
          {found.length > ERRORS_MAX && (
            <p className="small soft">
              {say('changes.more', { smart_count: found.length - ERRORS_MAX })}
            </p>
          )}
        </section>
      )}
    </>
  );
});
