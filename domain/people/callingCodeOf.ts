// Calling codes that a country has (ITU-T E.164), and how many digits its mobile numbers have.

/** Codes by the digits of a mobile number after the code; from the metadata of libphonenumber, November 2026. */
const CODES: Readonly<Record<string, string>> = {
  '4-5': '290',
  '4-7': '683 690',
  '5': '247 500 682',
  '5-7': '677',
  '6': '298 299 672 681 687',
  '6-7': '688',
  '6-9': '376 508',
  '6-10': '358',
  '7': '238 239 246 248 269 291 297 501 592 597 673 674 676 678 679 680 691 692 960',
  '7-8': '241 372 507 599 961',
  '7-9': '220 231 243 252 354 423',
  '7-10': '95 685',
  '7-13': '43',
  '8': '45 47 53 65 216 222 223 226 227 228 230 232 235 236 253 257 266 267 268 350 356 357 370 371 373 374 378 382 383 386 389 502 503 504 505 506 509 591 598 670 675 686 689 852 853 965 968 973 974 975 976 993',
  '8-9': '359 377 385 387 855',
  '8-10': '64 381',
  '9': '27 32 33 34 36 40 41 46 48 51 56 61 66 84 93 94 211 212 213 218 221 224 233 237 240 242 244 245 249 250 251 254 255 256 258 260 261 262 263 264 265 351 352 353 355 375 380 420 421 590 593 594 595 596 886 962 963 966 967 970 971 972 992 994 995 996 998',
  '9-10': '39 60 82 856',
  '9-11': '31',
  '9-12': '62',
  '10': '1 7 20 30 44 52 57 58 63 81 90 91 92 98 225 229 234 850 880 964 977',
  '10-11': '49 54 55',
  '11': '86',
};

/** The fewest and the most digits of a mobile number after its calling code. */
export interface MobileLength {
  readonly least: number;
  readonly most: number;
}

const byCode = new Map<string, MobileLength>();
for (const [length, codes] of Object.entries(CODES)) {
  const [least = '', most = least] = length.split('-');
  for (const code of codes.split(' '))
    byCode.set(code, { least: Number(least), most: Number(most) });
}

/** Countries whose numbers begin with a 0 that is dialled from abroad, too. */
const KEEPS_ZERO: ReadonlySet<string> = new Set('39 225 226 229 241 242 378 992'.split(' '));

export interface CallingCode extends MobileLength {
  readonly code: string;
  /** A leading 0 belongs to the number; elsewhere it is only dialled within the country. */
  readonly keepsZero: boolean;
}

/** The calling code at the beginning of these digits: no code is the beginning of another. Undefined if no country has it. */
export function callingCodeOf(digits: string): CallingCode | undefined {
  for (const length of [1, 2, 3]) {
    const code = digits.slice(0, length);
    const found = byCode.get(code);
    if (found) return { code, ...found, keepsZero: KEEPS_ZERO.has(code) };
  }
  return undefined;
}
