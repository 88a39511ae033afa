// Text folding: names are found in capitals, without accents and in any width. The same as `fold` in domain/fold.ts.

/** Invisible characters and accents, as a bracket expression. */
const UNSEARCHED = String.raw`[\u00AD\u0300-\u036F\u0591-\u05C7\u0600-\u0605\u0610-\u061A\u061C\u064B-\u065F\u0670\u06DD\u070F\u0890\u0891\u08E2\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]+`;

/** Capitals of Europe and Central Asia that do not decompose, and their small letters. */
const CAPITALS =
  'ÆÐØÞĐĦŁŊŒŦƏẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҐҒҖҚҢҮҰҲҺӘӨԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ';
const SMALL =
  'æðøþđħłŋœŧəßαβγδεζηθικλμνξοπρστυφχψωђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяґғҗқңүұҳһәөաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ';

const small = (text: string, knowsCapitals: boolean): string =>
  knowsCapitals
    ? `lower(${text})`
    : `translate(lower(${text} collate "C"), '${CAPITALS}', '${SMALL}')`;

/** Without accents and invisible characters, in small letters. */
const bare = (knowsCapitals: boolean) =>
  small(`regexp_replace(normalize($1, NFKD), '${UNSEARCHED}', '', 'g')`, knowsCapitals);

/**
 * The function, for a database whose locale knows the capitals of other scripts than ASCII, or one that does not ("C").
 * ASCII is most of the text: it needs neither normalisation nor a collation, which take ten times as long.
 */
export const folding = (
  knowsCapitals: boolean,
): string => `create or replace function "folded"("text" text)
  returns text language sql immutable parallel safe as $$
    select case when $1 collate "C" ~ '[^ -~]|  '
      then btrim(regexp_replace(
        replace(replace(replace(translate(${bare(knowsCapitals)}, 'ςıøłđ', 'σiold'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        '[\\u0009-\\u000D\\u0020\\u1680\\u2028\\u2029]+', ' ', 'g'))
      else btrim(lower($1 collate "C")) end
  $$`;
