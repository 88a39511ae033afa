// Chinese messages of resources: `resources.<name>` of the catalogue are the exports of these files.
export * from './resources/lockers.ts';
export * from './resources/network.ts';
export * from './resources/operations.ts';
export * from './resources/parcels.ts';
export * from './resources/people.ts';
export * from './resources/messages.ts';
