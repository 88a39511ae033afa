// Packages of terminal software as a test needs them: sound ones, and such as nobody should unpack.
import { randomBytes } from 'node:crypto';
import { zipOf } from '../../../server/files/zip.ts';

const MB = 1024 * 1024;
const file = (name: string, content: Buffer | string = 'terminal', mode?: number) => ({
  name,
  content: Buffer.from(content),
  ...(mode === undefined ? {} : { mode }),
});

/** A sound package of about so many bytes. */
export const soundPackage = (bytes = 2_000): Buffer =>
  zipOf([file('terminal/', ''), file('terminal/bin', randomBytes(bytes), 0o100755)]);

/** Sound packages that say of themselves that they are something else as well. */
export const ZIPS_OF_OTHER_NAMES: readonly (readonly [string, Buffer])[] = [
  ['META-INF/MANIFEST.MF', 'Manifest-Version: 1.0'],
  ['classes.dex', 'dex'],
  ['[Content_Types].xml', '<?xml version="1.0"?><Types/>'],
  ['mimetype', 'application/epub+zip'],
].map(([name = '', content = '']) => [name, zipOf([file(name, content), file('terminal/bin')])]);

/** Changes bytes where they are written, in the list at the end alone or everywhere. */
function changed(
  zip: Buffer,
  from: string | Buffer,
  to: string | Buffer,
  onlyLast = false,
): Buffer {
  const copy = Buffer.from(zip);
  const wanted = Buffer.from(from);
  const last = copy.lastIndexOf(wanted);
  for (let at = copy.indexOf(wanted); at >= 0; at = copy.indexOf(wanted, at + wanted.length))
    if (!onlyLast || at === last) Buffer.from(to).copy(copy, at);
  return copy;
}

const plain = zipOf([file('app/main.bin', randomBytes(300))]);
const central = plain.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));

/** With the bit of encryption set in both places. */
function encrypted(): Buffer {
  const zip = Buffer.from(plain);
  for (const at of [6, central + 8]) zip.writeUInt16LE(zip.readUInt16LE(at) | 1, at);
  return zip;
}

/** Says that it unpacks to another size than it does. */
function lying(): Buffer {
  const zip = Buffer.from(plain);
  zip.writeUInt32LE(10, central + 24);
  return zip;
}

/** One byte of the packed content is another. */
function broken(): Buffer {
  const zip = Buffer.from(plain);
  const at = 30 + 'app/main.bin'.length + 100;
  zip.writeUInt8(zip.readUInt8(at) ^ 0xff, at);
  return zip;
}

/** Two names of its list are of the same bytes. */
function overlaid(): Buffer {
  const zip = zipOf([file('app/main.bin'), file('app/more.bin')]);
  zip.writeUInt32LE(0, zip.lastIndexOf('app/more.bin') - 4);
  return zip;
}

/** Its list says that more bytes are packed in it than it has. */
function overstated(): Buffer {
  const zip = Buffer.from(plain);
  zip.writeUInt32LE(zip.length, central + 20);
  return zip;
}

/** What must be refused, and why: `[what, bytes, code]`. */
export const BAD_PACKAGES: readonly (readonly [string, Buffer, string])[] = [
  ['a zip with ../', zipOf([file('../../etc/passwd')]), 'PACKAGE_PATH'],
  ['a zip with an absolute path', zipOf([file('/etc/passwd')]), 'PACKAGE_PATH'],
  ['a zip with a drive letter', zipOf([file('C:/windows/x.dll')]), 'PACKAGE_PATH'],
  ['a zip with backslashes', zipOf([file('..\\..\\x.dll')]), 'PACKAGE_PATH'],
  [
    'a zip whose list hides a ../ of its front',
    changed(zipOf([file('../main.bin')]), '../main.bin', 'app-main.bi', true),
    'PACKAGE_DAMAGED',
  ],
  ['a zip with a link', zipOf([file('app/home', '/etc', 0o120777)]), 'PACKAGE_LINK'],
  ['an encrypted zip', encrypted(), 'PACKAGE_ENCRYPTED'],
  ['a zip that lies about its size', lying(), 'PACKAGE_DAMAGED'],
  ['a zip with a broken byte', broken(), 'PACKAGE_DAMAGED'],
  ['a zip without its end', plain.subarray(0, plain.length - 30), 'PACKAGE_FORMAT'],
  ['a bomb', zipOf([file('bomb', Buffer.alloc(50 * MB))]), 'PACKAGE_BOMB'],
  ['a zip with one name twice', zipOf([file('app/a'), file('app/a')]), 'PACKAGE_DAMAGED'],
  [
    'a zip with a folder named as a file',
    zipOf([file('app'), file('app/', '')]),
    'PACKAGE_DAMAGED',
  ],
  ['a zip whose files are of the same bytes', overlaid(), 'PACKAGE_DAMAGED'],
  ['a zip that says more bytes are packed than it has', overstated(), 'PACKAGE_DAMAGED'],
  ['a zip of folders alone', zipOf([file('empty/', '')]), 'PACKAGE_NO_FILES'],
  ['a text with the name of a zip', Buffer.from('this is no zip at all'), 'PACKAGE_FORMAT'],
  ['a file of 0 bytes', Buffer.alloc(0), 'FILE_EMPTY'],
];
