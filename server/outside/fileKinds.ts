// Kinds of stored file: what may be in one, and who may read it.
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { FILE_TYPES, type FileMeaning } from '../../contract/scalars.ts';
import type { Authority } from '../../domain/people/authorities.ts';
import {
  exceedsScreen,
  PICTURE_PIXELS_MAX,
  PICTURE_SIDE_MAX,
  PICTURE_TYPES,
} from '../../domain/terminals/pictures.ts';
import { Problem } from '../system/problem.ts';
import { checkPackage } from './packageCheck.ts';
import { pictureSize } from './pictureSize.ts';

export interface FileKind {
  /** Media types that its content may have. */
  readonly types: readonly string[];
  /** Any zip is one, also such as `types` would call a workbook or a program after what is in it. */
  readonly anyZip?: boolean;
  /** Who may read such a file: a holder of any one of these; left out where it is read at an endpoint of its own. */
  readonly view?: readonly Authority[];
  /** Whether the whole file at this path can be used; what it throws is a refusal of its own. */
  readonly fits?: (path: string) => Promise<boolean>;
}

/** A picture that says how large it is; what cannot be drawn has no size. Refuses with PICTURE_TOO_LARGE. */
async function isPicture(path: string): Promise<boolean> {
  const size = await pictureSize(path);
  if (size && exceedsScreen(size)) {
    const values = { ...size, side: PICTURE_SIDE_MAX, millions: PICTURE_PIXELS_MAX / 1_000_000 };
    throw new Problem('PICTURE_TOO_LARGE', { field: 'file', values });
  }
  return size !== undefined;
}

const ZIP = 'application/zip';
/** How zips begin: with a file, with the end of an empty one, or with the mark of one in several parts. */
const ZIP_MARKS = ['PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0007\b'];

async function beginsAsZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return ZIP_MARKS.includes(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Kinds with authorities of their own. What a record of an own collection names needs no line here. */
export const fileKinds = {
  SCREEN_PICTURE: {
    types: PICTURE_TYPES,
    view: ['SCREEN_VIEW', 'SCREEN_EDIT'],
    fits: isPicture,
  },
  /** What somebody shows beside a case. */
  CASE_PICTURE: {
    types: PICTURE_TYPES,
    view: ['TICKET_VIEW', 'TICKET_EDIT'],
    fits: isPicture,
  },
  PACKAGE: {
    types: [ZIP],
    anyZip: true,
    view: ['VERSION_VIEW', 'VERSION_EDIT'],
    fits: checkPackage,
  },
  /** What somebody drew on a terminal's screen to say that the parcel was handed over. */
  SIGNATURE: { types: ['image/png'], view: ['PARCEL_VIEW'], fits: isPicture },
  /** A workbook of either age; what is in it is looked at when it is read (workbook.ts). */
  HOLIDAY_CALENDAR: {
    types: [
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.template',
      'application/vnd.ms-excel.sheet.macroenabled.12',
      'application/vnd.ms-excel.template.macroenabled.12',
      'application/x-cfb',
      'application/zip',
    ],
    view: ['SETTING_VIEW', 'SETTING_EDIT'],
  },
} as const satisfies Record<string, FileKind>;

/** What the picture and document fields of own collections hold; whoever may view the record may read it. */
const ownKinds: Record<FileMeaning, FileKind> = {
  picture: { types: FILE_TYPES.picture, fits: isPicture },
  document: { types: FILE_TYPES.document },
};

/** A collection's name and the meaning of its field: `districts/picture`. */
export type OwnFileKind = `${string}/${FileMeaning}`;

export type FileKindName = keyof typeof fileKinds | OwnFileKind;

const isOwn = (name: FileKindName): name is OwnFileKind => name.includes('/');

/** The kind of this name. */
export const fieldTypeOf = (name: FileKindName): FileKind =>
  isOwn(name) ? ownKinds[name.split('/')[1] as FileMeaning] : fileKinds[name];

/** The media type of what begins with these bytes, of the kind's types; undefined where it is none of them. */
export async function typeOf(kind: FileKindName, path: string): Promise<string | undefined> {
  const { types, anyZip } = fieldTypeOf(kind);
  if (anyZip && (await beginsAsZip(path))) return ZIP;
  const found = await fileTypeFromFile(path);
  return types.find((type) => type === found?.mime);
}
