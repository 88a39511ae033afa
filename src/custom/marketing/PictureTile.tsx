// One picture in the queue: preview, progress and actions.
import { IconAction } from '../../ui/IconAction.tsx';
import { useTranslate } from 'react-admin';
import type { QueueItem } from '../../../domain/terminals/uploadQueue.ts';
import type { ItemParts } from '../shared/Sortable/SortableItem.tsx';
import type { Picture } from './pictures.ts';
import { PictureImage } from './PictureImage.tsx';

interface Props {
  readonly picture: Picture;
  readonly place: number;
  readonly paused: boolean;
  readonly parts: ItemParts;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

const percentOf = ({ sentBytes, size }: QueueItem): number =>
  size === 0 ? 0 : Math.floor((sentBytes / size) * 100);

/** The error of a suspended upload (R5.47) is shown on paused pictures, whether or not any of it was sent. */
function wordOf({ state }: QueueItem, paused: boolean) {
  if (state === 'waiting' && paused) return 'held';
  return state;
}

function State({ item, paused }: { item: QueueItem; paused: boolean }) {
  const translate = useTranslate();
  const word = wordOf(item, paused);
  const percent = percentOf(item);
  return (
    <>
      {(word === 'sending' || word === 'held') && (
        <span className="picture-bar" style={{ width: `${percent}%` }} />
      )}
      <span className={word === 'failed' ? 'msg bad' : 'soft small'}>
        {item.refusal ?? translate(`marketing.item.${word}`, { percent })}
      </span>
    </>
  );
}

export function PictureTile({ picture, place, paused, parts, onRemove, onRetry }: Props) {
  const translate = useTranslate();
  const { name, item, file, fileId } = picture;
  return (
    <div className={`picture-tile stack-4 framed${item?.state === 'failed' ? ' failed' : ''}`}>
      <div className="picture-frame">
        <PictureImage name={name} file={file} fileId={fileId} />
        <span className="picture-place" aria-hidden="true">
          {place}
        </span>
      </div>
      <span className="cut picture-name" title={name}>
        {name}
      </span>
      {item && <State item={item} paused={paused} />}
      <div className="picture-acts">
        {parts.handle}
        {parts.steps}
        <span className="grow" />
        {item?.state === 'failed' && (
          <IconAction
            icon="refresh"
            label={translate('marketing.retryOne', { name })}
            onClick={onRetry}
          />
        )}
        <IconAction
          icon="trash"
          label={translate('marketing.remove', { name })}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}
