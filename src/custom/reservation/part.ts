// What each part of a parcel's form is given.
import type { ParcelDraft } from './draft.ts';
import type { ParcelErrors, ParcelField } from './errors.ts';

export interface PartProps {
  readonly id: string;
  readonly draft: ParcelDraft;
  readonly said: ParcelErrors;
  /** What the server said of a field. */
  readonly refusedAt: (field: ParcelField) => string | undefined;
  readonly change: (how: (draft: ParcelDraft) => ParcelDraft) => void;
  /** Somebody has gone on from the field. */
  readonly pass: (field: ParcelField) => void;
}
