// The demo's signatures: drawn by customers on terminals when they collected their latest parcels.
import { createHash } from 'node:crypto';
import type { Network } from '../network/emptyNetwork.ts';
import type { ParcelRow } from './parcels.ts';
import { pngOf } from '../network/pngOf.ts';

export interface DemoSignature {
  readonly fileId: string;
  readonly name: string;
  readonly bytes: Buffer;
  /** Hex. */
  readonly sha256: string;
}

const COUNT = 24;
const WIDTH = 320;
const HEIGHT = 120;
/** Points along the stroke, enough to leave no gaps. */
const STEPS = 4_000;
const PEN = 1.3;

/** A looping stroke from left to right, different for each number. */
function strokeAt(number: number, share: number): [x: number, y: number] {
  const turns = 5 + (number % 4);
  const swing = Math.sin(share * Math.PI * 2 * turns + number);
  const slow = Math.sin(share * Math.PI * (1 + (number % 3)) + number * 2);
  const back = Math.cos(share * Math.PI * 2 * turns + number) * (8 + (number % 5) * 2);
  const x = 28 + share * (WIDTH - 64) + back;
  const fade = 1 - share * 0.55;
  return [x, HEIGHT / 2 + swing * 26 * fade + slow * 12];
}

function paint(number: number): Buffer {
  const ink = new Set<number>();
  for (let step = 0; step <= STEPS; step += 1) {
    const [x, y] = strokeAt(number, step / STEPS);
    for (let dy = -2; dy <= 2; dy += 1)
      for (let dx = -2; dx <= 2; dx += 1)
        if (dx * dx + dy * dy <= PEN * PEN * 2)
          ink.add((Math.round(y) + dy) * WIDTH + Math.round(x) + dx);
  }
  const colours = [
    [255, 255, 255],
    [24, 32, 60],
  ] as const;
  const colourAt = (x: number, y: number) => (ink.has(y * WIDTH + x) ? 1 : 0);
  return pngOf({ width: WIDTH, height: HEIGHT, colours, colourAt });
}

/** The pictures; deterministic. */
export const demoSignatures = (): readonly DemoSignature[] =>
  Array.from({ length: COUNT }, (_, number) => {
    const bytes = paint(number + 1);
    return {
      fileId: `demo-signature-${number + 1}`,
      name: `signature-${number + 1}.png`,
      bytes,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
  });

/** Adds the signatures to the parcels collected last. */
export function buildSignatures({ rows }: Network, parcels: readonly ParcelRow[]): void {
  rows.files ??= [];
  const signed = parcels
    .filter(
      ({ ordersStatus, parcelType }) =>
        ordersStatus === 'FINISHED' && parcelType === 'DEPOSIT_PARCEL',
    )
    .toSorted((one, other) => (other.collectTime ?? 0) - (one.collectTime ?? 0));
  for (const [place, { bytes, ...signature }] of demoSignatures().entries()) {
    const parcel = signed[place];
    if (!parcel) continue;
    const time = parcel.collectTime ?? 0;
    parcel.podSignatureFileId = signature.fileId;
    rows.files.push({
      ...signature,
      purpose: 'SIGNATURE',
      size: bytes.length,
      type: 'image/png',
      keptBy: `parcels/${parcel.ordersId}`,
      createdBy: null,
      creationTime: time,
      lastUpdatedTime: time,
    });
  }
}
