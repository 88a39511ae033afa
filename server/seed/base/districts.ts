// The demo network's provinces and districts: those of Cyprus, and the towns with its lockers.
import type { Network } from '../network/emptyNetwork.ts';
import { DISTRICTS, PLACES, type Place } from '../network/places.ts';

/** The first five in the order of the letters in locker numbers; the last has no lockers. */
const PROVINCES = ['Nicosia', 'Limassol', 'Larnaca', 'Paphos', 'Famagusta', 'Kyrenia'];

const TOWNS = [...new Set(PLACES.map(({ town }) => town))].toSorted();

export const districtIdOf = ({ town }: Place): number => TOWNS.indexOf(town) + 1;

const provinceIdOf = (town: string): number => {
  const { lockerNumber = '' } = PLACES.find((place) => place.town === town) ?? {};
  return DISTRICTS.findIndex((letters) => lockerNumber.includes(letters)) + 1;
};

/** Adds provinces and districts to the network. */
export function buildDistricts(network: Network): void {
  const stamps = { creationTime: network.begin, lastUpdatedTime: network.begin };
  const provinces = PROVINCES.map((name, index) => ({ id: index + 1, name, ...stamps }));
  const districts = TOWNS.map((name, index) => ({
    id: index + 1,
    name,
    provinceId: provinceIdOf(name),
    ...stamps,
  }));
  network.rows.provinces = provinces;
  network.rows.districts = districts;
  for (const [subjectType, rows] of Object.entries({ provinces, districts })) {
    for (const { id } of rows) {
      network.events.push({
        time: network.begin,
        type: 'RECORD_CREATED',
        subjectType: subjectType as 'provinces' | 'districts',
        subjectId: String(id),
        byType: 'STAFF',
        byId: 1,
        byName: 'admin',
      });
    }
  }
}
