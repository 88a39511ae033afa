// Thumbnails of a screen saver's pictures in order; those that do not fit are counted.
import { useTranslate } from 'react-admin';
import type { Cell } from '../../engine/fields/fieldType.ts';
import { PictureImage } from './PictureImage.tsx';
import './thumbs.css';

const SHOWN = { table: 3, card: 10 };

const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

export function Thumbs({ value, place }: Cell) {
  const translate = useTranslate();
  const ids = idsOf(value);
  const shown = ids.slice(0, SHOWN[place]);
  if (ids.length === 0) return null;
  return (
    <span className="thumbs wrap">
      {shown.map((fileId, index) => (
        <PictureImage
          key={fileId}
          fileId={fileId}
          name={translate('marketing.picture', { place: index + 1 })}
        />
      ))}
      {ids.length > shown.length && (
        <span className="soft">
          {translate('marketing.more', { count: ids.length - shown.length })}
        </span>
      )}
    </span>
  );
}
