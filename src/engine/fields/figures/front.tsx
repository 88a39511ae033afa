// Field type: a cabinet's front, drawn to scale; its label counts the boxes.
import { useTranslate } from 'react-admin';
import type { Cell, FieldType } from '../fieldType.ts';
import { FrontDrawing, TONES, type Front } from './FrontDrawing.tsx';

const isFront = (value: unknown): value is Front =>
  typeof value === 'object' && value !== null && 'columns' in value && 'known' in value;

function Show({ value, resourceName }: Cell) {
  const translate = useTranslate();
  if (!isFront(value) || value.columns.length === 0) return null;
  const boxes = value.columns.flat();
  const counted = TONES.map((tone) => ({
    tone,
    count: boxes.filter((box) => box.tone === tone).length,
  }));
  const messages = value.known
    ? counted
        .filter(({ count }) => count > 0)
        .map(({ tone, count }) =>
          translate(`resources.${resourceName}.front.${tone}`, { smart_count: count }),
        )
        .join(', ')
    : translate(`resources.${resourceName}.front.unknown`, { smart_count: boxes.length });
  return <FrontDrawing front={value} messages={messages} />;
}

/** The value is a `Front`; its messages are `resources.<name>.front.<tone>`. */
export const front: FieldType = { Show };
