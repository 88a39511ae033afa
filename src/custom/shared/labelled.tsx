// Makes an input of a control that has no label, help text or error of its own, such as a drop area.
import type { ComponentType } from 'react';
import type { Entry, InputProps } from '../../engine/fields/fieldType.ts';
import { LabelledControl } from '../../engine/form/LabelledControl.tsx';

export const labelled = (Control: ComponentType<Entry>) => (props: InputProps) => (
  <LabelledControl {...props}>{(entry) => <Control {...entry} />}</LabelledControl>
);
