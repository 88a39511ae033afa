// The line icons of the product: 16 px, drawn with 1.5-px strokes; `fill` is what is filled with the ink.

export interface IconShape {
  readonly line?: string;
  readonly fill?: string;
}

export const iconShapes = {
  access: {
    line: 'M7 5v4.5h3.5l1.8 3.8M7 6.8h3M5 8a3.4 3.4 0 1 0 4.6 4.5',
    fill: 'M5.8 2.8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z',
  },
  ajar: { line: 'M3 13.5v-11h10v11', fill: 'M3 2.5 8.5 5v10.5L3 13.5' },
  bell: { line: 'M3 11.5h10L11.8 10V7a3.8 3.8 0 0 0-7.6 0v3zM6.5 13.5h3' },
  boxes: { line: 'M2.5 2.5h11v11h-11zM8 2.5v11M2.5 6H8M8 9.5h5.5' },
  cal: { line: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v2.5M10.5 2v2.5' },
  camera: { line: 'M2 5.5h8.5v6H2zM10.5 8 14 5.8v5.4L10.5 9' },
  caps: { line: 'M8 2.5 13 8h-2.5v3h-5V8H3zM5.5 13.5h5' },
  chart: { line: 'M2.5 13.5h11M4 11V7.5M8 11V3M12 11V5.5' },
  check: { line: 'm3 8.5 3.5 3.5L13 4.5' },
  chip: {
    line: 'M4 4h8v8H4zM6.5 1.5V4M9.5 1.5V4M6.5 12v2.5M9.5 12v2.5M1.5 6.5H4M1.5 9.5H4M12 6.5h2.5M12 9.5h2.5',
  },
  clock: { line: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM8 4.5V8l2.5 1.8' },
  cols: { line: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10' },
  copy: { line: 'M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1' },
  cross: { line: 'm4 4 8 8M12 4l-8 8' },
  density: { line: 'M2 3.5h12M2 6.5h12M2 9.5h12M2 12.5h12' },
  dots: {
    fill: 'M2.3 8a0.7 0.7 0 1 0 1.4 0a0.7 0.7 0 1 0 -1.4 0zM7.3 8a0.7 0.7 0 1 0 1.4 0a0.7 0.7 0 1 0 -1.4 0zM12.3 8a0.7 0.7 0 1 0 1.4 0a0.7 0.7 0 1 0 -1.4 0z',
  },
  down: { line: 'm4 6 4 4 4-4' },
  down2: { line: 'M8 2.5v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11' },
  edit: { line: 'm3 13 .6-2.8L10.5 3.3l2.2 2.2-6.9 6.9zM9 4.8 11.2 7' },
  eye: {
    line: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM6 8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
  },
  eyeOff: {
    line: 'M2 2l12 12M6.2 3.7A6.6 6.6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-2 2.4M4 4.9A10.5 10.5 0 0 0 1.5 8S4 12.5 8 12.5a6.4 6.4 0 0 0 3-.8M6.6 6.6a2 2 0 0 0 2.8 2.8',
  },
  filter: { line: 'M2 4h12M4.5 8h7M6.5 12h3' },
  flag: { line: 'M4 14V2.5h8.5l-2 3 2 3H4' },
  gauge: { line: 'M2.5 12a6 6 0 1 1 11 0M8 10l2.5-4' },
  gear: {
    line: 'M5.8 8a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0zM8 1.8v2M8 12.2v2M1.8 8h2M12.2 8h2M3.6 3.6 5 5M11 11l1.4 1.4M12.4 3.6 11 5M5 11l-1.4 1.4',
  },
  grip: {
    fill: 'M5 3.5a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0 -1.6 0zM9.4 3.5a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0 -1.6 0zM5 8a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0 -1.6 0zM9.4 8a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0 -1.6 0zM5 12.5a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0 -1.6 0zM9.4 12.5a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0 -1.6 0z',
  },
  hand: {
    line: 'M4.8 9.6V4.4a1.1 1.1 0 0 1 2.2 0v3.1V3a1.1 1.1 0 0 1 2.2 0v4.5-3.6a1.1 1.1 0 0 1 2.2 0v4.3-2a1.1 1.1 0 0 1 2.1 0v3.3a4.4 4.4 0 0 1-4.4 4.4h-.9a4.4 4.4 0 0 1-3.5-1.8L2.2 8.9a1 1 0 0 1 1.6-1.1z',
  },
  late: {
    line: 'M4 2.5h8M4 13.5h8M4.8 2.5c0 3 2.2 4 3.2 5.5 1-1.5 3.2-2.5 3.2-5.5M4.8 13.5c0-3 2.2-4 3.2-5.5 1 1.5 3.2 2.5 3.2 5.5',
  },
  info: { line: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM8 7.3v3.7M8 5v.3' },
  key: { line: 'M2 8a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM8 8h6.5M12 8v2.5' },
  keyboard: { line: 'M1.5 4.5h13v8h-13zM4 7h.01M6.7 7h.01M9.3 7h.01M12 7h.01M5 10h6' },
  left: { line: 'm10 4-4 4 4 4' },
  lock: {
    line: 'M4 7h8a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM5.2 7V5a2.8 2.8 0 0 1 5.6 0v2',
  },
  log: { line: 'M3 2.5h10v11H3zM5.5 5.5h5M5.5 8h5M5.5 10.5h3' },
  mail: { line: 'M2 3.5h12v9H2zM2 4.5l6 4.5 6-4.5' },
  menu: { line: 'M2 4h12M2 8h12M2 12h12' },
  minus: { line: 'M3 8h10' },
  moon: { line: 'M13 9.5A5.5 5.5 0 1 1 6.5 3a4.5 4.5 0 0 0 6.5 6.5z' },
  offline: {
    line: 'M2 2l12 12M1.5 6.5a9.5 9.5 0 0 1 2.7-1.7M6.5 4.1a9.5 9.5 0 0 1 8 2.4M4 9a6 6 0 0 1 3-1.5M6.3 11.3a2.7 2.7 0 0 1 3.4 0',
    fill: 'M7.4 13a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0 -1.2 0z',
  },
  online: {
    line: 'M1.5 6.5a9.5 9.5 0 0 1 13 0M4 9a6 6 0 0 1 8 0M6.3 11.3a2.7 2.7 0 0 1 3.4 0',
    fill: 'M7.4 13a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0 -1.2 0z',
  },
  parcel: { line: 'M2.5 5 8 2l5.5 3v6L8 14l-5.5-3zM2.5 5 8 8l5.5-3M8 8v6M5.2 3.5l5.5 3' },
  pause: { line: 'M5.5 3.5v9M10.5 3.5v9' },
  people: {
    line: 'M3.5 5.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM1.5 13.5a4.5 4.5 0 0 1 9 0M10.5 3.3a2.5 2.5 0 0 1 0 4.5M12 9.6a4.5 4.5 0 0 1 2.5 3.9',
  },
  pin: {
    line: 'M8 14s4.5-4.3 4.5-7.5a4.5 4.5 0 0 0-9 0C3.5 9.7 8 14 8 14zM6.5 6.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z',
  },
  play: { line: 'M5 3.2v9.6L12.5 8z', fill: 'M5 3.2v9.6L12.5 8z' },
  plus: { line: 'M8 3v10M3 8h10' },
  price: { line: 'M12.5 4.2A5 5 0 1 0 12.5 11.8M2 7h7M2 9h6' },
  printer: { line: 'M4 6V2.5h8V6M4 11.5H2V6h12v5.5h-2M4 9.5h8v4H4z' },
  redo: { line: 'M13 6.5H6.5a3.5 3.5 0 0 0 0 7H10M13 6.5l-3-3M13 6.5l-3 3' },
  refresh: { line: 'M13 5.5A5.5 5.5 0 1 0 13.5 9M13.5 2.5v3h-3' },
  right: { line: 'm6 4 4 4-4 4' },
  screen: { line: 'M2 3h12v8H2zM6 13.5h4M8 11v2.5' },
  search: { line: 'M2.5 7a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM10.5 10.5l3.5 3.5' },
  signOut: { line: 'M6.5 2.5h-4v11h4M10 5l3 3-3 3M13 8H6' },
  sms: { line: 'M2 3h12v8H7l-3 2.5V11H2z' },
  sortd: { line: 'M8 3v10M4.5 9.5 8 13l3.5-3.5' },
  sortu: { line: 'M8 13V3M4.5 6.5 8 3l3.5 3.5' },
  stop: { line: 'M5.4 2h5.2L14 5.4v5.2L10.6 14H5.4L2 10.6V5.4zM8 5v3.5M8 10.8v.3' },
  sun: {
    line: 'M5.2 8a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0zM8 1.5v1.5M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 11.6l-1 1',
  },
  system: { line: 'M2 3h12v8H2zM6 13.5h4M8 3v8' },
  ticket: { line: 'M4 2.5h8v11L8 10.5l-4 3z' },
  trash: { line: 'M3 4.5h10M6 4.5v-2h4v2M4.5 4.5l.5 9h6l.5-9' },
  truck: {
    line: 'M1.5 4h8v7h-8zM9.5 6.5h3l2 2.2V11h-5M3.1 12a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0zM10.1 12a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0z',
  },
  undo: { line: 'M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6M3 6.5 6 3.5M3 6.5l3 3' },
  unlock: {
    line: 'M4 7h8a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM5.2 7V5a2.8 2.8 0 0 1 5.4-1',
  },
  up: { line: 'm4 10 4-4 4 4' },
  warn: { line: 'M8 2 14.5 13.5h-13zM8 6.5v3.2M8 11.4v.3' },
} as const satisfies Record<string, IconShape>;

export type IconName = keyof typeof iconShapes;
