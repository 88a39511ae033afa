// Decodes coast lines: each point as its offset from the previous one, in six bits a character.

type LatLng = [latitude: number, longitude: number];

const FIRST_CHARACTER = 63;
const MORE = 0x20;

/** The numbers of a line: five bits at a time, lowest first; the lowest bit of each is its sign. */
function numbersOf(line: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (let place = 0; place < line.length; place += 1) {
    const bits = line.charCodeAt(place) - FIRST_CHARACTER;
    value += (bits % MORE) * 2 ** shift;
    shift += 5;
    if (bits >= MORE) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** The points of a ring in degrees; `decimals` is the encoded precision. */
export function readRing(line: string, decimals: number): LatLng[] {
  const scale = 10 ** decimals;
  const numbers = numbersOf(line);
  const ring: LatLng[] = [];
  let latitude = 0;
  let longitude = 0;
  for (let place = 0; place + 1 < numbers.length; place += 2) {
    latitude += numbers[place] ?? 0;
    longitude += numbers[place + 1] ?? 0;
    ring.push([latitude / scale, longitude / scale]);
  }
  return ring;
}
