// Tables of cases, their comments and pictures.
import type { CaseType, CaseResolution, CaseState } from '../../../domain/cases.ts';
import type { Id, Maybe, Preset, Stamps } from './columns.ts';

export interface CasesTable extends Stamps {
  id: Id;
  subject: string;
  caseType: CaseType;
  caseState: Preset<CaseState>;
  description: Maybe<string>;
  /** The subject of the case. */
  ordersId: Maybe<number>;
  lockerId: Maybe<number>;
  boxId: Maybe<number>;
  memberId: Maybe<number>;
  assigneeId: Maybe<number>;
  openedById: Maybe<number>;
  /** How it was closed, with a note; null while it is open. */
  resolution: Maybe<CaseResolution>;
  resolutionNote: Maybe<string>;
  resolvedTime: Maybe<number>;
  resolvedById: Maybe<number>;
}

export interface CaseCommentsTable {
  commentId: Id;
  caseId: number;
  text: string;
  time: number;
  byId: Maybe<number>;
}

export interface CaseFilesTable {
  caseId: number;
  fileId: string;
  time: number;
  byId: Maybe<number>;
}
