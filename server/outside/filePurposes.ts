// Purposes of stored files: allowed content, and who may read them.
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
import { checkPackage } from './checkPackage.ts';
import { pictureIn } from './pictureIn.ts';

interface FilePurpose {
  /** Allowed media types of the content. */
  readonly types: readonly string[];
  /** Accepts any zip, including those that `types` would detect as a workbook or program by content. */
  readonly anyZip?: boolean;
  /** Holders of any one of these may read the file; omitted if it is read at an endpoint of its own. */
  readonly view?: readonly Authority[];
  /** Checks the whole file at this path; throws its own error if unusable. */
  readonly fits?: (path: string) => Promise<boolean>;
}

/** A picture that can be drawn, and whole. Throws PICTURE_TOO_LARGE. */
async function isPicture(path: string): Promise<boolean> {
  const picture = await pictureIn(path);
  if (picture && exceedsScreen(picture)) {
    const { width, height } = picture;
    const values = { width, height, side: PICTURE_SIDE_MAX, millions: PICTURE_PIXELS_MAX / 1e6 };
    throw new Problem('PICTURE_TOO_LARGE', { field: 'file', values });
  }
  return picture?.isWhole ?? false;
}

const ZIP = 'application/zip';
/** Zip signatures: a file, the end of an empty archive, or a multi-part archive. */
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

/** Purposes with their own permissions. Files of own collections need no entry here. */
export const filePurposes = {
  SCREEN_PICTURE: { types: PICTURE_TYPES, view: ['SCREEN_VIEW', 'SCREEN_EDIT'], fits: isPicture },
  /** Attached to a case. */
  CASE_PICTURE: { types: PICTURE_TYPES, view: ['TICKET_VIEW', 'TICKET_EDIT'], fits: isPicture },
  PACKAGE: {
    types: [ZIP],
    anyZip: true,
    view: ['VERSION_VIEW', 'VERSION_EDIT'],
    fits: checkPackage,
  },
  /** The signature drawn on a terminal's screen at handover. */
  SIGNATURE: { types: ['image/png'], view: ['PARCEL_VIEW'], fits: isPicture },
  /** A workbook in either format; its content is checked when it is read (workbook.ts). */
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
} as const satisfies Record<string, FilePurpose>;

/** Content of picture and document fields of own collections; readable with the permission to view the record. */
const ownPurposes: Record<FileMeaning, FilePurpose> = {
  picture: { types: FILE_TYPES.picture, fits: isPicture },
  document: { types: FILE_TYPES.document },
};

/** A collection's name and its field type: `districts/picture`. */
export type OwnPurpose = `${string}/${FileMeaning}`;

export type PurposeName = keyof typeof filePurposes | OwnPurpose;

const isOwn = (name: PurposeName): name is OwnPurpose => name.includes('/');

export const purposeOf = (name: PurposeName): FilePurpose =>
  isOwn(name) ? ownPurposes[name.split('/')[1] as FileMeaning] : filePurposes[name];

/** The media type detected from the first bytes, among the purpose's types; undefined if none matches. */
export async function typeOf(purpose: PurposeName, path: string): Promise<string | undefined> {
  const { types, anyZip } = purposeOf(purpose);
  if (anyZip && (await beginsAsZip(path))) return ZIP;
  const found = await fileTypeFromFile(path);
  return types.find((type) => type === found?.mime);
}
