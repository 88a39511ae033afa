// Chinese catalogue of custom pages, loaded with the first one: its keys are the exports of these files.
export * as resources from './pages/resources.ts';
export * from './pages/lockers.ts';
export * from './pages/boxes.ts';
export * from './pages/layoutEditor.ts';
export * from './pages/parcels.ts';
export * from './pages/booking.ts';
export * from './pages/people.ts';
export * from './pages/roles.ts';
export * from './pages/messages.ts';
export * from './pages/audit.ts';
export * from './pages/operations.ts';
export * from './pages/reports.ts';
export * from './pages/dashboard.ts';
