// What an SMS gateway says in the body of a 2xx response: gateways also answer 200 when they refuse.

/** `UNCLEAR`: the gateway may have accepted the message, and repeating it may send it twice. */
export type SmsAnswer = 'ACCEPTED' | 'REFUSED' | 'UNCLEAR';

const BAD_TERMS =
  'err(?:or)?s?|fail(?:ed|ure)?|reject(?:ed)?|refused|denied|invalid|undeliver(?:ed|able)|unauthori[sz]ed|forbidden|' +
  'blocked|blacklisted|insufficient|no credit|not (?:sent|accepted|allowed)|expired';
const GOOD_TERMS =
  'ok|success(?:ful|fully)?|sent|accepted|queued|submitted|scheduled|pending|delivered|enroute|buffered|created|processing';
const bad = new RegExp(`\\b(?:${BAD_TERMS})\\b`, 'i');
const good = new RegExp(`\\b(?:${GOOD_TERMS})\\b`, 'i');
const startsBad = new RegExp(`^(?:(?:${BAD_TERMS})\\b|-\\d)`, 'i');
const startsGood = new RegExp(`^(?:${GOOD_TERMS})\\b`, 'i');

/** A message's number and nothing else: letters, digits and signs of one word, at least one of them a digit. */
const ID_ALONE = /^(?=\S*\d)[\w.:-]{5,100}$/;

/** A text, or a name of a state such as `REJECTED_NO_CREDIT` or `notSent`, as words. */
const spaced = (text: string): string =>
  text.replaceAll('_', ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** A text, or a value that stands for a state. Words at the beginning decide; further on, both kinds are unclear. */
function ofText(value: string): SmsAnswer {
  const text = spaced(value);
  if (startsBad.test(text)) return 'REFUSED';
  if (startsGood.test(text)) return 'ACCEPTED';
  if (bad.test(text)) return good.test(text) ? 'UNCLEAR' : 'REFUSED';
  return good.test(text) ? 'ACCEPTED' : 'UNCLEAR';
}

/** A number of a state: HTTP's numbers, 0 for good, negative ones for errors; others mean something else everywhere. */
function ofNumber(number: number): SmsAnswer {
  if (number === 0 || (number >= 200 && number <= 299)) return 'ACCEPTED';
  return number < 0 || (number >= 400 && number <= 599) ? 'REFUSED' : 'UNCLEAR';
}

/** A field that says whether, or how many: `success: 0` is none. */
const ofWhether = (value: unknown): SmsAnswer => {
  if (typeof value === 'boolean' || !/^\d+$/.test(String(value).trim())) return ofState(value);
  return Number(value) > 0 ? 'ACCEPTED' : 'REFUSED';
};

const ofState = (value: unknown): SmsAnswer => {
  if (typeof value === 'boolean') return value ? 'ACCEPTED' : 'REFUSED';
  if (typeof value === 'number') return ofNumber(value);
  if (typeof value !== 'string') return 'UNCLEAR';
  const text = value.trim();
  if (/^(?:true|yes)$/i.test(text)) return 'ACCEPTED';
  if (/^(?:false|no)$/i.test(text)) return 'REFUSED';
  return /^-?\d+$/.test(text) ? ofNumber(Number(text)) : ofText(text);
};

const NO_ERROR = /^(?:0+|false|no|none|null|nil|ok|success|no errors?|)$/i;

/** A field that holds an error, if there is one. */
function ofError(value: unknown): SmsAnswer {
  if (typeof value === 'object' && value !== null)
    return Object.keys(value).length === 0 || isNoError(value) ? 'UNCLEAR' : 'REFUSED';
  const text = typeof value === 'string' ? value.trim() : JSON.stringify(value);
  return NO_ERROR.test(text) ? 'UNCLEAR' : 'REFUSED';
}

/** `{ "code": 0, "message": "" }` is no error, though it is written as one. */
const isNoError = (value: object): boolean =>
  !Array.isArray(value) && Object.values(value).every((one) => ofError(one) === 'UNCLEAR');

const ERROR_FIELD = /^(?:errors?|err|error_?(?:code|text|message|msg)|errno|exception|fault)$/;
const WHETHER_FIELD = /^(?:(?:is_?)?success(?:ful)?|ok|accepted|sent)$/;
const STATE_FIELD =
  /^(?:status|state|result|code|response_?code|status_?(?:code|text)|message_?status|delivery_?status)$/;
const ID_FIELD = /^(?:id|sid|uuid|msg_?id|message_?id|sms_?id|batch_?id|request_?id|reference)$/;

const isId = (value: unknown): boolean =>
  (typeof value === 'number' && value > 0) || (typeof value === 'string' && /\w/.test(value));

const DEPTH_MAX = 5;

/**
 * The meanings of all fields of a JSON value, those of the entries in its lists and objects included. A status may be
 * an object: its texts name the state, and its id is no message's.
 */
function meanings(value: unknown, depth = 0, ofStatus = false): SmsAnswer[] {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return [];
  if (Array.isArray(value)) return value.flatMap((one) => meanings(one, depth + 1, ofStatus));
  return Object.entries(value).flatMap(([key, held]): SmsAnswer[] => {
    const name = key.toLowerCase().replaceAll('-', '_');
    if (ERROR_FIELD.test(name)) return [ofError(held)];
    if (ID_FIELD.test(name) && isId(held)) return ofStatus ? [] : ['ACCEPTED'];
    const inner = meanings(held, depth + 1, /stat(?:us|e)$/.test(name));
    if (inner.length > 0) return inner;
    if (WHETHER_FIELD.test(name)) return [ofWhether(held)];
    return STATE_FIELD.test(name) || (ofStatus && typeof held === 'string') ? [ofState(held)] : [];
  });
}

/** One refusal refuses: a call has one recipient. */
function ofJson(value: unknown): SmsAnswer {
  if (typeof value !== 'object' || value === null) return ofState(value);
  const found = meanings(value);
  if (found.includes('REFUSED')) return 'REFUSED';
  return found.includes('ACCEPTED') ? 'ACCEPTED' : 'UNCLEAR';
}

function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Reads the body of a 2xx response of an SMS gateway, whatever its type says: JSON, a line of text, or nothing.
 * @param body the body as text
 * @returns `ACCEPTED` for an empty body, a word or field of success, or a message's number; `REFUSED` for a word or
 * field of failure; `UNCLEAR` for anything else
 */
export function readSmsAnswer(body: string): SmsAnswer {
  const text = body.replace(/^\uFEFF/, '').trim();
  if (text === '') return 'ACCEPTED';
  const json = readJson(text);
  if (json && !(typeof json.value === 'number' && ID_ALONE.test(text) && json.value > 0))
    return ofJson(json.value);
  if (/^[<{[]/.test(text)) return 'UNCLEAR';
  return ID_ALONE.test(text) && !startsBad.test(text) ? 'ACCEPTED' : ofText(text);
}
