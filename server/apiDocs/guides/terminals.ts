// The terminal vendor guide: how a locker's computer works with the server.
import { NUMBERS } from '../numbers.ts';
import type { Guide } from './guide.ts';

const KEY = `-H "X-Terminal-Key: $TERMINAL_KEY"`;

const get = (path: string): string => `curl "$URL/api/terminal/v1/${path}" ${KEY}`;

const post = (path: string, body: string): string =>
  `curl -X POST "$URL/api/terminal/v1/${path}" ${KEY} \\
  -H "Content-Type: application/json" \\
  -d '${body}'`;

const ACCEPTED = '{ "accepted": true }';

export const terminalGuide: Guide = {
  id: 'terminals',
  title: 'Guide for terminal vendors',
  intro: [
    'Each locker has one terminal. It calls the server; the server never calls it. The terminal reports what happens at the locker, and waits for tasks. What no call settles is on the page “What a terminal decides alone”.',
    'The examples use variables: `URL` is the address of the server, `TERMINAL_KEY` is the key of the terminal; `BOX_ID`, `FREE_BOX_ID`, `NEXT_BOX_ID` and `ORDERS_ID` come from the state of the locker in step 2, `PIN` from the customer, `COLLECTION_ID` from the check of the PIN; `NOW` is the time in milliseconds since 1970.',
  ],
  steps: [
    {
      title: '1. Get a terminal key',
      paragraphs: [
        'Staff create the key on the page of the locker and install it on the terminal. It is shown once and stands for this locker: no call names a locker. When a new key is created, the old one stops working at once (`TERMINAL_KEY_REFUSED`).',
      ],
    },
    {
      title: '2. Read the configuration and the state of the locker',
      paragraphs: [
        'Do this at start, and again when the terminal has lost its state. The configuration holds the timeouts of pages in seconds. The state holds the boxes with their sizes, the price of their use, the parcels in them and the open alerts.',
      ],
      examples: [
        {
          curl: get('configuration'),
          response: `{
  "timeouts": { "PIN_ENTERING_PAGE_TIMEOUT": 60 },
  "bookingEmail": "",
  "lastUpdatedTime": 1795305600000
}`,
        },
        {
          curl: get('boxes'),
          response: `{
  "boxes": [
    {
      "boxId": 17,
      "name": "A01",
      "status": "RESERVED",
      "doorStatus": null,
      "boardNumber": 1,
      "portNumber": 1,
      "boxTypeName": "S",
      "length": 60,
      "width": 40,
      "height": 15,
      "accessible": false,
      "takesParcels": true
    }
  ],
  "price": 1.5,
  "currency": "EUR",
  "providers": ["P1"]
}`,
        },
      ],
    },
    {
      title: '3. Send heartbeats',
      paragraphs: [
        `Wait for the returned \`everyMs\` milliseconds before the next one: about ${NUMBERS.heartbeatEvery}, a little different each time. Set the clock by \`time\`. After ${NUMBERS.offlineAfter} without one the locker is \`OFFLINE\` and staff are notified.`,
      ],
      examples: [
        {
          curl: post('heartbeat', '{"version": "1.0.0", "upTime": 60000}'),
          response: '{ "lockerId": 3, "everyMs": 9874, "time": 1795305600000 }',
        },
      ],
    },
    {
      title: '4. Wait for tasks',
      paragraphs: [
        `Keep one call open: it returns as soon as there is a task, or without tasks after \`waitMs\` (${NUMBERS.taskWait} at most). Then call again at once. Ignore tasks of an unknown \`type\`.`,
        `Do each \`taskId\` once, even if it is returned again, and report the result: for \`OPEN\` with \`tasks/result\` within ${NUMBERS.openTimeout}, for \`SEND_LOGS\` by sending the log with the \`taskId\`, for \`FETCH_VERSION\` with \`version/progress\`.`,
      ],
      examples: [{ curl: get('tasks?waitMs=0'), response: '{ "tasks": [] }' }],
    },
    {
      title: '5. Report doors',
      paragraphs: [
        `Every report has a \`key\` that you choose, such as a UUID. If no response arrives, send the same report with the same key again: it takes effect once, and the first response is returned. Keys are remembered for ${NUMBERS.keysKept}. Keep reports on disk while the server cannot be reached, and send them in order.`,
      ],
      examples: [
        {
          curl: post(
            'events/door',
            `{"key": "door-0001", "boxId": '$BOX_ID', "doorStatus": "OPEN", "time": '$NOW'}`,
          ),
          response: ACCEPTED,
        },
        {
          curl: post(
            'events/door',
            `{"key": "door-0001", "boxId": '$BOX_ID', "doorStatus": "OPEN", "time": '$NOW'}`,
          ),
          response: ACCEPTED,
        },
      ],
    },
    {
      title: '6. Report a deposit',
      paragraphs: [
        'Send what the courier scanned, unchanged, to `parcel?number=`: it finds the parcel and its box. Open the box, and name the parcel and the box it was put into. The storage time begins and the recipient gets a PIN. If the courier could not deposit it, report `FAILED` instead of `DEPOSITED`.',
      ],
      examples: [
        {
          curl: post(
            'events/parcel',
            `{"key": "parcel-0001", "ordersId": '$ORDERS_ID', "boxId": '$BOX_ID', "what": "DEPOSITED", "time": '$NOW'}`,
          ),
          response: ACCEPTED,
        },
      ],
    },
    {
      title: '7. Let a customer collect',
      paragraphs: [
        'Send the PIN that the customer entered. The response names the box to open, all parcels of this customer in it, and what is to be paid. While `mayOpen` is false, take the payment, report it with `events/payment`, and check the PIN again. A wrong PIN is refused with `PIN_WRONG`; attempts are limited.',
        'Open the box and report each parcel as `COLLECTED` with the `collectionId`. Staff who open a box remotely, or people with the permission who signed in at the terminal, need no PIN: send the `taskId` or the `userId` instead. The operator who takes a parcel back is reported as `REMOVED`, with one of these two.',
        `A proof counts by the clock of the server: a checked PIN for ${NUMBERS.collectionValid} and until it is replaced, a remote open for ${NUMBERS.remoteOpenValid}, a sign-in for ${NUMBERS.signInValid}. A report that an outage delayed counts if the outage began in time.`,
      ],
      examples: [
        {
          curl: post('collect', `{"pinCode": "'$PIN'"}`),
          response: `{
  "collectionId": "5f0c7a52-3f0e-4b38-9d53-0f4a3b1c7d10",
  "ordersId": 4711,
  "boxId": 17,
  "boxName": "A01",
  "boardNumber": 1,
  "portNumber": 1,
  "orders": [{ "ordersId": 4711, "parcelNumber": "GUIDE000004", "toPay": 0 }],
  "toPay": 0,
  "mayOpen": true
}`,
        },
        {
          curl: post(
            'events/parcel',
            `{"key": "parcel-0002", "ordersId": '$ORDERS_ID', "boxId": '$BOX_ID', "what": "COLLECTED", "collectionId": "'$COLLECTION_ID'", "time": '$NOW'}`,
          ),
          response: ACCEPTED,
        },
      ],
    },
    {
      title: '8. Work without the server',
      paragraphs: [
        `Fetch \`offline-pins\` every ${NUMBERS.offlinePinsEvery}. While the server cannot be reached, for at most ${NUMBERS.offlinePinsValid}, open the box whose \`hash\` the PIN fits, once per parcel, and take no more than five wrong PINs in 15 minutes. Nothing that is to be paid is in the list.`,
        'Keep the reports on disk, encrypted. Once the server answers, send them in order before anything else, `COLLECTED` with the PIN in `offlinePin`. If staff took the parcel out meanwhile, their record stays and the report is not accepted.',
        `An \`offlinePin\` counts for an outage that the server observed: no heartbeat for ${NUMBERS.offlineAfter}, reported at most ${NUMBERS.outageReports} after its end, and checked by the terminal no later than ${NUMBERS.offlinePinsEvery} after it. Without one, a PIN in force is refused with \`COLLECTION_UNPROVEN\`: check it with \`collect\`, and report again with the \`collectionId\` and a new key.`,
      ],
      examples: [
        {
          curl: get('offline-pins'),
          response: '{ "pins": [], "validUntil": 1795348800000, "everyMs": 300000 }',
        },
      ],
    },
    {
      title: '9. Report a parcel without a booking',
      paragraphs: [
        'A courier may deposit a parcel that nobody reserved a box for. Offer a box whose status is `AVAILABLE` and that takes parcels, and name the provider if the courier belongs to one of `providers`. If `parcel?number=` says `ANNOUNCED`, the provider and the mobile number may be left out.',
        'A customer may post a parcel, or send one back. First ask for `boxes` with the mobile number of the sender, offer the sizes that are free, and show `price`. Then report the arrival with `parcelType` and the mobile number of the sender. It has no PIN. Couriers sign in with `sign-in`; whoever has `TERMINAL_COLLECT` may open the boxes in which `boxes` shows such parcels, and reports them `COLLECTED` with the `userId`.',
      ],
      examples: [
        {
          curl: get('boxes?mobile=99123457'),
          response: '{ "price": 0, "currency": "EUR" }',
        },
        {
          curl: post(
            'events/arrival',
            `{"key": "arrival-0001", "parcelNumber": "GUIDE000003", "boxId": '$FREE_BOX_ID', "mobile": "99123456", "time": '$NOW'}`,
          ),
          response: ACCEPTED,
        },
        {
          curl: post(
            'events/arrival',
            `{"key": "arrival-0002", "parcelNumber": "GUIDE000005", "boxId": '$NEXT_BOX_ID', "mobile": "99123457", "parcelType": "DELIVER_PARCEL", "time": '$NOW'}`,
          ),
          response: ACCEPTED,
        },
      ],
    },
    {
      title: '10. Report trouble',
      paragraphs: [
        'Report when it begins and when it ends. The locker is in `EXCEPTION` in between, staff cannot resolve the alert, and the recipients of this kind of alert are notified. Loss of contact is noticed by the server and cannot be reported.',
      ],
      examples: [
        {
          curl: post(
            'events/alert',
            `{"key": "alert-0001", "alertType": "PRINTING_PAPER_OUT", "ended": false, "time": '$NOW'}`,
          ),
          response: ACCEPTED,
        },
        {
          curl: post(
            'events/alert',
            `{"key": "alert-0002", "alertType": "PRINTING_PAPER_OUT", "ended": true, "time": '$NOW'}`,
          ),
          response: ACCEPTED,
        },
      ],
    },
    {
      title: '11. Send the log',
      paragraphs: [
        `Send each line once, the oldest first, at most ${NUMBERS.logBatch} lines in a call and ${NUMBERS.logLines} a minute. Set \`more\` while another batch follows.`,
      ],
      examples: [
        {
          curl: post(
            'logs',
            `{"key": "logs-0001", "lines": [{"time": '$NOW', "level": "INFO", "message": "Started"}], "more": false}`,
          ),
          response: ACCEPTED,
        },
      ],
    },
    {
      title: '12. Handle refusals',
      paragraphs: [
        '`accepted: false` means that the report disagrees with what the server knows, for instance because the box belongs to somebody else. Staff are asked to look where a parcel may be in a box. Repeat it, with the same key, only after an earlier report that was missing has been sent.',
        'After a timeout or a status of 500 and above, repeat the call with the same key and growing pauses. With `TOO_MANY_TRIES`, wait `values.seconds`. Any other refusal is an error in the call: log it, and go on with the next report.',
        'A clock that is ahead is corrected to the time of arrival. Times in another unit (`TIME_UNIT`) and of more than 30 days ago (`TIME_TOO_OLD`) are refused. Keep the clock right: storage times count from the time you report.',
      ],
      examples: [
        {
          curl: post(
            'events/door',
            `{"key": "door-0002", "boxId": 999999999, "doorStatus": "OPEN", "time": '$NOW'}`,
          ),
          response: `{
  "statusCode": 404,
  "message": "The record does not exist or has been removed.",
  "code": "NOT_FOUND",
  "field": "boxId"
}`,
        },
      ],
    },
  ],
};
