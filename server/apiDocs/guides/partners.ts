// The partner guide: announcing and tracking parcels from a provider's systems.
import { rate } from '../measures.ts';
import { NUMBERS } from '../numbers.ts';
import type { Guide } from './guide.ts';

const ANNOUNCED = `{
  "parcelNumber": "GUIDE000001",
  "state": "ANNOUNCED",
  "announcedTime": 1795305600000,
  "lockerNumber": null,
  "lockerName": null,
  "storeTime": null,
  "expiryTime": null,
  "collectTime": null
}`;

const KEY = `-H "X-Requestor-Key: $REQUESTOR_KEY"`;

export const partnerGuide: Guide = {
  id: 'partners',
  title: 'Guide for partners',
  intro: [
    'A provider sends parcels to lockers. Its computers tell the network which parcels will come and ask where they are. Announcing and asking are enough; withdrawing and listing help.',
    'The examples use two variables: `URL` is the address of the server, `REQUESTOR_KEY` is your key.',
  ],
  steps: [
    {
      title: '1. Get a requestor key',
      paragraphs: [
        'The operator of the network creates the key on your page in the console and gives it to you once. Store it like a password. When a new key is created, the old one stops working at once.',
        'A missing or unknown key is refused with `REQUESTOR_KEY_REFUSED`.',
      ],
      examples: [
        {
          curl: `curl "$URL/api/provider/v1/parcels/CY000000001" -H "X-Requestor-Key: unknown"`,
          response: `{
  "statusCode": 401,
  "message": "The requestor key is not valid.",
  "code": "REQUESTOR_KEY_REFUSED"
}`,
        },
      ],
    },
    {
      title: '2. Announce a parcel',
      paragraphs: [
        'Send the number on the label and how the recipient is reached: a mobile number, an e-mail address or both. The courier then needs only the label at the locker, and the recipient is notified at the address you announced. No box is reserved.',
        `You can repeat the call safely: the same number replaces the data. Send a \`key\` of your own with it, and a repetition also succeeds after the parcel has been deposited. An announcement ends after ${NUMBERS.announcementEnds}.`,
      ],
      examples: [
        {
          curl: `curl -X POST "$URL/api/provider/v1/parcels" ${KEY} \\
  -H "Content-Type: application/json" \\
  -d '{"parcelNumber": "GUIDE000001", "mobile": "99123456", "areaCode": "00357"}'`,
          response: ANNOUNCED,
        },
      ],
    },
    {
      title: '3. Follow a parcel',
      paragraphs: [
        'Ask by the number. The state is `ANNOUNCED` until a courier deposits the parcel, then usually `STORED` and `FINISHED`. The states are listed under “States of a parcel” on the page “Conventions”.',
        'A number that you have neither announced nor sent is `NOT_FOUND`, also if it belongs to another provider.',
      ],
      examples: [
        {
          curl: `curl "$URL/api/provider/v1/parcels/GUIDE000001" ${KEY}`,
          response: ANNOUNCED,
        },
        {
          curl: `curl "$URL/api/provider/v1/parcels/NOTMINE1" ${KEY}`,
          response: `{
  "statusCode": 404,
  "message": "The record does not exist or has been removed.",
  "code": "NOT_FOUND",
  "field": "parcelNumber"
}`,
        },
      ],
    },
    {
      title: '4. List and withdraw',
      paragraphs: [
        'The list has your announced parcels and then all others, the latest first. Send `nextCursor` as `cursor` until it is null. What will not come is withdrawn; once it is in the network that is refused with `PARCEL_UNDER_WAY`.',
      ],
      examples: [
        {
          curl: `curl "$URL/api/provider/v1/parcels?size=1" ${KEY}`,
          response: `{
  "parcels": [
    {
      "parcelNumber": "GUIDE000001",
      "state": "ANNOUNCED",
      "announcedTime": 1795305600000,
      "lockerNumber": null,
      "lockerName": null,
      "storeTime": null,
      "expiryTime": null,
      "collectTime": null
    }
  ],
  "nextCursor": "a1"
}`,
        },
        {
          curl: `curl -X DELETE "$URL/api/provider/v1/parcels/GUIDE000001" ${KEY}`,
          response: '{}',
        },
      ],
    },
    {
      title: '5. Handle problems and limits',
      paragraphs: [
        `Go by \`code\`, not by the message. You may make ${rate('requestor')}; beyond it the code is \`TOO_MANY_TRIES\`, and \`values.seconds\` says how long to wait. At most ${NUMBERS.announced} announced parcels may wait to be brought (\`TOO_MANY_ANNOUNCED\`).`,
        'Repeat a call after a timeout or a status of 500 and above, with growing pauses. Do not repeat other refusals unchanged. `PROVIDER_LOCKED` and `PROVIDER_OUT_OF_CONTRACT` are for the operator to settle.',
      ],
      examples: [
        {
          curl: `curl -X POST "$URL/api/provider/v1/parcels" ${KEY} \\
  -H "Content-Type: application/json" \\
  -d '{"parcelNumber": "GUIDE000002"}'`,
          response: `{
  "statusCode": 400,
  "message": "The request is not valid: mobile: it is missing",
  "code": "BAD_INPUT",
  "field": "mobile",
  "values": { "field": "mobile", "reason": "missing" }
}`,
        },
      ],
    },
  ],
};
