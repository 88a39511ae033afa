// The input for a screen saver's pictures: their order, the upload queue, and a drop area.
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { canUpload } from '../../dataProvider/upload.ts';
import type { Entry } from '../../engine/fields/fieldType.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconAction } from '../../ui/IconAction.tsx';
import { useFileDrop } from '../../ui/useFileDrop.ts';
import { SortableList } from '../shared/Sortable/SortableList.tsx';
import { UPLOAD_QUEUE_MAX } from '../../../domain/limits.ts';
import { PictureTile } from './PictureTile.tsx';
import { PicturesOf, type Refused } from './pictures.ts';
import { QueueBar } from './QueueBar.tsx';
import './pictures.css';

function RefusedFiles({ refused, onClose }: { refused: readonly Refused[]; onClose: () => void }) {
  const translate = useTranslate();
  if (refused.length === 0) return null;
  return (
    <div className="refused row" role="alert">
      <ul className="grow" aria-label={translate('marketing.refused.label')}>
        {refused.map(({ name, error }) => (
          <li className="wrap break" key={`${name} ${error}`}>
            <Icon name="stop" />
            <b>{name}</b>
            <span>{translate(`marketing.refused.${error}`, { most: UPLOAD_QUEUE_MAX })}</span>
          </li>
        ))}
      </ul>
      <IconAction icon="cross" label={translate('marketing.refused.close')} onClick={onClose} />
    </div>
  );
}

/** File types the browser's dialog offers first; other files can still be selected and are checked. */
const OFFERED = '.gif,.jpg,.jpeg,.bmp,.png';

interface Props {
  readonly entry: Entry;
  readonly onFiles: (files: readonly File[]) => void;
}

function DropArea({ entry, onFiles }: Props) {
  const translate = useTranslate();
  const drop = useFileDrop(onFiles);
  const rule = `${entry.id}-rule`;
  const describedBy = [rule, entry.describedBy].filter(Boolean).join(' ');
  return (
    <div {...drop.area('drop-area')}>
      <span>{translate('marketing.drop')}</span>
      <FileButton drop={drop} accept={OFFERED} multiple entry={{ ...entry, describedBy }}>
        {translate('marketing.choose')}
      </FileButton>
      <span id={rule} className="soft small">
        {translate('marketing.rule', { most: UPLOAD_QUEUE_MAX })}
      </span>
    </div>
  );
}

export function PicturesInput(entry: Entry) {
  const translate = useTranslate();
  const held = useContext(PicturesOf);
  if (!held) return null;
  const { pictures, queue, add, move, remove, dispatch, refused, closeRefused } = held;
  if (!canUpload()) {
    return (
      <p className="msg bad" role="alert">
        <Icon name="stop" />
        {translate('marketing.unsupported')}
      </p>
    );
  }
  return (
    <div className="pictures stack-12">
      {pictures.length > 0 && (
        <SortableList
          label={translate('marketing.list')}
          items={pictures}
          keyOf={({ key }) => key}
          nameOf={({ name }) => name}
          onMove={move}
          className="picture-tiles stack-12"
          across
        >
          {(picture, index, parts) => (
            <PictureTile
              picture={picture}
              place={index + 1}
              paused={queue.state === 'paused'}
              parts={parts}
              onRemove={() => remove(picture)}
              onRetry={() => dispatch({ type: 'retried', key: picture.key })}
            />
          )}
        </SortableList>
      )}
      <QueueBar queue={queue} dispatch={dispatch} />
      <RefusedFiles refused={refused} onClose={closeRefused} />
      <DropArea entry={entry} onFiles={add} />
    </div>
  );
}
