import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { isPublicAddress } from '../outbound/addresses.ts';

const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** Read with the first question: 8 MB that a site nobody listens to does not hold. */
let registered: Reader<CountryResponse> | null = null;

/**
 * Where an address is registered, as ISO 3166-1 alpha-2; null for private ones and those nobody has listed. Answered
 * from a table of the regional registries in the package: nothing is asked over the network.
 */
export function countryOf(ip: string): string | null {
  if (!isPublicAddress(ip)) return null;
  registered ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(file)));
  // An IPv4 address on a socket of both kinds is written as IPv6. The package knows the fields of one vendor; this table
  // has one field of its own.
  const code: unknown = Reflect.get(registered.get(ip.replace(/^::ffff:/i, '')) ?? {}, 'country_code');
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : null;
}
