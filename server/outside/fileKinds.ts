// Kinds of stored file: what may be in one, and who may read it.
import { fileTypeFromFile } from 'file-type';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { Authority } from '../../domain/authorities.ts';
import { PICTURE_TYPES } from '../../domain/pictures.ts';
import { checkPackage } from './packageCheck.ts';

export interface FileKind {
  /** Media types that its content may have. */
  readonly types: readonly string[];
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

/** A new kind is a line here. */
export const fileKinds = {
  SCREEN_PICTURE: {
    types: PICTURE_TYPES,
    view: ['SCREEN_VIEW', 'SCREEN_EDIT'],
    fits: isPicture,
  },
  PACKAGE: {
    types: ['application/zip'],
    view: ['VERSION_VIEW', 'VERSION_EDIT'],
    fits: checkPackage,
  },
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
  const found = await fileTypeFromFile(path);
  return kindOf(kind).types.find((type) => type === found?.mime);
}
