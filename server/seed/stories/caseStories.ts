// Texts of the demo's cases: subject, comments and resolution.
import type { CaseType, CaseResolution } from '../../../domain/cases.ts';

export interface CaseStory {
  readonly caseType: CaseType;
  readonly subject: string;
  readonly description: string;
  readonly comments: readonly string[];
  readonly resolution: CaseResolution;
  readonly note: string;
}

export const CASE_STORIES: readonly CaseStory[] = [
  {
    caseType: 'MISSING',
    subject: 'Box was empty',
    description: 'The customer opened the box with the PIN. Nothing was in it.',
    comments: [
      'Asked the courier which box he laid it into.',
      'He says the box beside it; the terminal had offered another one at first.',
    ],
    resolution: 'PARCEL_FOUND',
    note: 'The parcel stood in the box beside. The customer took it the same evening.',
  },
  {
    caseType: 'CANNOT_OPEN',
    subject: 'Door does not open with the PIN',
    description:
      'The terminal takes the PIN and says that the box is open, but the door stays shut.',
    comments: ['Opened from afar twice: the lock clicks, the door sticks.'],
    resolution: 'REPAIRED',
    note: 'The hinge was bent. Field service replaced it and handed the parcel over.',
  },
  {
    caseType: 'WRONG_PARCEL',
    subject: 'Somebody else’s parcel in the box',
    description: 'The label bears another name. The customer left the parcel in the box.',
    comments: [
      'Called both customers. The labels were swapped at the depot.',
      'The courier exchanges them on the next round.',
    ],
    resolution: 'HANDED_OVER',
    note: 'Both parcels are with their owners.',
  },
  {
    caseType: 'DAMAGED',
    subject: 'Carton is torn open',
    description: 'One corner is torn and tape was put over it. The customer asks who is liable.',
    comments: ['The courier’s photograph at the depot shows the same tear.'],
    resolution: 'COMPENSATED',
    note: 'The provider pays the value of the goods.',
  },
  {
    caseType: 'OTHER',
    subject: 'PIN never arrived',
    description: 'No message came on the day of the deposit.',
    comments: ['The mobile number had a digit too many. Corrected, the PIN was sent again.'],
    resolution: 'EXPLAINED',
    note: 'The customer has the PIN and knows where to change the number.',
  },
  {
    caseType: 'MISSING',
    subject: 'Collected by somebody else',
    description:
      'The history says collected, the customer says that nobody of the family was there.',
    comments: [
      'Asked the shop for the pictures of that hour.',
      'The customer’s son took it: he signed at the terminal.',
    ],
    resolution: 'NOT_CONFIRMED',
    note: 'The signature is the son’s. The customer agrees.',
  },
  {
    caseType: 'CANNOT_OPEN',
    subject: 'Box is too high to reach',
    description: 'The customer uses a wheelchair and cannot reach the top row.',
    comments: ['Met the customer’s neighbour at the locker and opened the box for her.'],
    resolution: 'HANDED_OVER',
    note: 'The account is marked now: accessible boxes come first.',
  },
  {
    caseType: 'DAMAGED',
    subject: 'Parcel was wet',
    description: 'It rained in the night. The carton was soaked at the bottom.',
    comments: ['The seal of the bottom row is worn. Field service has an order for it.'],
    resolution: 'REPAIRED',
    note: 'New seals on the whole bottom row.',
  },
];
