// Kinds of stored file: what may be in one, and who may read it.
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { Authority } from '../../domain/authorities.ts';
import { PICTURE_TYPES } from '../../domain/pictures.ts';
import { checkPackage } from './packageCheck.ts';

export interface FileKind {
  /** Media types that its content may have. */
  readonly types: readonly string[];
  /** Any zip is one, also such as `types` would call a workbook or a program after what is in it. */
  readonly anyZip?: boolean;
  /** Who may read such a file: a holder of any one of these. */
  readonly view: readonly Authority[];
  /** Whether the whole file at this path can be used; what it throws is a refusal of its own. */
  readonly fits?: (path: string) => Promise<boolean>;
}

/** A picture that says how large it is; what cannot be drawn has no size. */
async function isPicture(path: string): Promise<boolean> {
  try {
    const { width, height } = await imageSizeFromFile(path);
    return width > 0 && height > 0;
  } catch {
    return false;
  }
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

/** A new kind is a line here. */
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

export type FileKindName = keyof typeof fileKinds;

/** The kind of this name. */
export const kindOf = (name: FileKindName): FileKind => fileKinds[name];

/** The media type of what begins with these bytes, of the kind's types; undefined where it is none of them. */
export async function typeOf(kind: FileKindName, path: string): Promise<string | undefined> {
  const { types, anyZip } = kindOf(kind);
  if (anyZip && (await beginsAsZip(path))) return ZIP;
  const found = await fileTypeFromFile(path);
  return types.find((type) => type === found?.mime);
}
