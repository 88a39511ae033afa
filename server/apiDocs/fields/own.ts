// Fields of own resources, by resource; new:resource adds a sentence for every field.
import type { FieldDescriptions } from '../types.ts';

export const ownFields: FieldDescriptions = {
  'lockerGroups/name': 'The name of the locker group.',
  'lockerGroups/description': 'What the group is for.',
  'lockerGroups/lockerIds': 'The lockers of the group.',
  'provinces/name': 'The name of the province.',
  'districts/name': 'The name of the district.',
};
