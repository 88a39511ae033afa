// The input for a screen saver's pictures: their order, the upload queue, and a drop area.
import { useContext, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { canUpload } from '../../dataProvider/upload.ts';
import type { Entry } from '../../engine/fields/fieldType.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SortableList } from '../shared/Sortable/SortableList.tsx';
import { DropArea } from './DropArea.tsx';
import { PictureTile } from './PictureTile.tsx';
import { PicturesOf } from './pictures.ts';
import { QueueBar } from './QueueBar.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import './pictures.css';

export function PicturesInput({ id, focus, describedBy }: Entry) {
  const translate = useTranslate();
  const held = useContext(PicturesOf);
  if (!held) return null;
  const { pictures, queue, add, move, remove, tell, refused, closeRefused } = held;
  if (!canUpload()) {
    return (
      <p className="msg bad" role="alert">
        <Icon name="stop" />
        {translate('marketing.unsupported')}
      </p>
    );
  }
  return (
    <div className="pictures">
      {pictures.length > 0 && (
        <SortableList
          label={translate('marketing.list')}
          items={pictures}
          keyOf={({ key }) => key}
          nameOf={({ name }) => name}
          onMove={move}
          className="picture-tiles"
          across
        >
          {(picture, index, parts) => (
            <PictureTile
              picture={picture}
              place={index + 1}
              paused={queue.state === 'paused'}
              parts={parts}
              onRemove={() => remove(picture)}
              onRetry={() => tell({ type: 'retried', key: picture.key })}
            />
          )}
        </SortableList>
      )}
      <QueueBar queue={queue} tell={tell} />
      <RefusedFiles refused={refused} onClose={closeRefused} />
      <DropArea
        id={id}
        focus={focus as Ref<HTMLButtonElement>}
        describedBy={describedBy}
        onFiles={(files) => void add(files)}
      />
    </div>
  );
}
