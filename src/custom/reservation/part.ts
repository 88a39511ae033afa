// The props that each part of a parcel's form shares.
import type { ParcelDraft } from './draft.ts';
import type { ParcelErrors, ParcelField } from './errors.ts';

export interface PartProps {
  readonly id: string;
  readonly draft: ParcelDraft;
  readonly said: ParcelErrors;
  /** The server's error for a field. */
  readonly refusedAt: (field: ParcelField) => string | undefined;
  readonly change: (how: (draft: ParcelDraft) => ParcelDraft) => void;
  /** The user has left the field. */
  readonly pass: (field: ParcelField) => void;
}
