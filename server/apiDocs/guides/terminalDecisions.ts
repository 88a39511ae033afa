// The page for terminal vendors on what no response of the server settles: fourteen questions and their answers.
import { rate } from '../measures.ts';
import { NUMBERS } from '../numbers.ts';
import type { Guide } from './guide.ts';

export const terminalDecisionsGuide: Guide = {
  id: 'terminal-decisions',
  title: 'What a terminal decides alone',
  intro: [
    'The guide for terminal vendors says which calls there are and in which order they are made. This page answers what vendors asked beyond that: what the terminal chooses, what it may leave out, and what the server does in each case.',
  ],
  steps: [
    {
      title: '1. Which box to offer',
      paragraphs: [
        '`boxes` has the size (`boxTypeName`), the inner dimensions in centimetres, and `accessible` for every box. Offer those whose `status` is `AVAILABLE` and whose `takesParcels` is true. Ask for the size, or take the smallest box that the parcel fits; offer accessible ones first to people who ask for them. Show `price` before a customer posts or stores a parcel.',
        'The server takes an arrival into any free box. For a booked parcel open the box that `parcel?number=` returns; if the parcel does not fit, a free box may be reported instead, and the booked one is freed.',
      ],
    },
    {
      title: '2. What a label may look like',
      paragraphs: [
        'Send what the scanner read, unchanged, up to 200 characters. Capitals and spaces do not matter. An identifier of the symbology at the beginning (`]C1`, `]d2`) is dropped.',
        'The number is found as the whole text, as a part of at least five characters with a digit between signs other than letters, digits and hyphens, as a postal number (two letters, nine digits, two letters) anywhere, and in a GS1 label (`]C1`, `]d2`, `]e0`, `]Q3`, `]J1`, or FNC1 first) as the value of 00, 401, 402 or 90 to 99, or after the digits of 420 or 421. FNC1 is the character with the code 29. Of several numbers the first in this order counts. A number glued to other text in any other way is not found.',
        'For a label that is `NOT_FOUND`, the courier enters the number, and the terminal reports an arrival with it.',
      ],
    },
    {
      title: '3. How many connections',
      paragraphs: [
        'Three: one for `tasks`, which is always waiting; one for heartbeats, which no other call may delay; and one for reports, which are sent one after another in the order in which they happened. Calls for people who wait (`collect`, `parcel?number=`, `boxes`, `sign-in`) may use any further connection.',
      ],
    },
    {
      title: '4. What to show while tries are limited',
      paragraphs: [
        `Wrong PINs are limited to ${rate('pinLocker')} per locker. Beyond that, \`collect\` answers \`TOO_MANY_TRIES\` to every PIN at this locker, the right ones included. Show the time until \`values.seconds\` have passed, send no PIN before, and offer the number of the operator: staff can open a box remotely meanwhile. The time does not grow by further tries.`,
        'Deposits, sign-ins and tasks go on. A wrong `offlinePin` of a report counts towards the same limit.',
      ],
    },
    {
      title: '5. A customer with parcels in several boxes',
      paragraphs: [
        'Every parcel has a PIN of its own. `collect` returns one box and all parcels of this customer in it, whichever of their PINs was entered. A parcel in another box needs its own PIN: offer to enter the next one.',
      ],
    },
    {
      title: '6. Doors of remote opens',
      paragraphs: [
        `Report both: \`tasks/result\` as soon as the door has opened or failed to, because staff wait for it, and \`events/door\` with \`OPEN\`, later \`CLOSED\`. The order of the two does not matter. A door report alone does not end the task: it fails as \`NO_ANSWER\` after ${NUMBERS.openTimeout}, and a later result changes nothing.`,
      ],
    },
    {
      title: '7. A door opens and nobody takes the parcel',
      paragraphs: [
        'Report the door, and nothing else: the parcel stays in the box, and its PIN stays valid. The customer may enter it again. Report `COLLECTED` only when the door was open and the customer had the time to take the parcel; a terminal with a sensor reports what the sensor says. If the door is not closed in time, report the alert `DOOR_UNCLOSED`.',
      ],
    },
    {
      title: '8. When to report REMOVED',
      paragraphs: [
        'When the operator takes a parcel back, in most cases one that has expired: someone who signed in at the terminal (`userId`), or staff who opened the box remotely (`taskId`). Its owner collects with `COLLECTED`. So does a courier who fetches an outgoing parcel. Without one of the two proofs `REMOVED` is refused with `COLLECTION_UNPROVEN`; a PIN proves no removal.',
      ],
    },
    {
      title: '9. When to report FAILED',
      paragraphs: [
        'When the courier does not leave a booked parcel at the locker. It needs no reason. The booking ends, the box is free at once, and staff book again. If the box was the reason, report `events/flag` as well, or the next courier is sent to it. If another box was used, report `DEPOSITED` with that one instead.',
      ],
    },
    {
      title: '10. Who may do what during an outage',
      paragraphs: [
        `Nobody can sign in, because the server checks the password. Someone who signed in before goes on until ${NUMBERS.signInValid} after the sign-in.`,
        'A courier may deposit parcels that `boxes` had as booked, into their boxes, and others into boxes that it had as `AVAILABLE`. A customer may collect with a PIN from `offline-pins`. Whatever the server finds to be otherwise afterwards is `accepted: false`: a deposit is then looked for by staff, and a collection is noted in the history of the parcel, while the record of the server stays.',
      ],
    },
    {
      title: '11. Which states the terminal changes itself',
      paragraphs: [
        'After an accepted report: `DEPOSITED` and `arrival` make the box `OCCUPIED`, or `EXPIRED` if the storage is over by then. `COLLECTED` and `REMOVED` make it `AVAILABLE` when no other parcel is in it, and so does `FAILED`. `events/flag` makes it `FLAGGED`. After `accepted: false` read `boxes`.',
        'Staff book, lock and free boxes at any time, and the terminal is not told. Read `boxes` at start, after an outage, and before a box is offered to a person; there is no need to poll it.',
      ],
    },
    {
      title: '12. How a payment is taken',
      paragraphs: [
        'By the means of the terminal; the server takes no money. `events/payment` says that all that is due for the parcel was paid. It has no amount and no reference: a part of it cannot be reported, so take the whole of `toPay`, and keep the slip with the `key` of the report. For several parcels in a box report one payment for each, then check the PIN again: `mayOpen` is true.',
        'The use of a box is charged at the deposit. An outgoing parcel may be paid at once, with `events/payment` for the `ordersId` that the arrival returned; a courier fetches it paid or not.',
      ],
    },
    {
      title: '13. What is in a software package',
      paragraphs: [
        'A ZIP file as staff uploaded it. What is in it, and where, is between you and the operator. The server refuses files that are no ZIP or are damaged, encrypted entries, symbolic links, and paths that leave the folder. It does not sign packages: compare `sha256` and `size` of the task, and put a signature of your own into the package if you need one. A part may be fetched with `Range`.',
      ],
    },
    {
      title: '14. A time that cannot be right',
      paragraphs: [
        'A deposit from before its booking is recorded as of the booking, and a collection from before the deposit as of the deposit; by more than a minute, both are marked as doubtful. The response is `accepted: true` all the same. A repetition keeps the `time` of the first report: with another one it is a different report (`KEY_REUSED`).',
        'A deposit whose storage was over when it is reported expires with the report. Its recipient gets one message, with the PIN, which still collects the parcel.',
      ],
    },
  ],
};
