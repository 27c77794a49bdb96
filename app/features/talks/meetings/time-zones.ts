/** Time zones of the countries that take part (IANA), by ISO 3166 code; the capital's first where there are two. */
const zones: Record<string, readonly string[]> = {
  AO: ['Africa/Luanda'],
  BF: ['Africa/Ouagadougou'],
  BI: ['Africa/Bujumbura'],
  BJ: ['Africa/Porto-Novo'],
  BW: ['Africa/Gaborone'],
  CD: ['Africa/Kinshasa', 'Africa/Lubumbashi'],
  CF: ['Africa/Bangui'],
  CG: ['Africa/Brazzaville'],
  CI: ['Africa/Abidjan'],
  CM: ['Africa/Douala'],
  CN: ['Asia/Shanghai'],
  CV: ['Atlantic/Cape_Verde'],
  DJ: ['Africa/Djibouti'],
  DZ: ['Africa/Algiers'],
  EG: ['Africa/Cairo'],
  ER: ['Africa/Asmara'],
  ET: ['Africa/Addis_Ababa'],
  GA: ['Africa/Libreville'],
  GH: ['Africa/Accra'],
  GM: ['Africa/Banjul'],
  GN: ['Africa/Conakry'],
  GQ: ['Africa/Malabo'],
  GW: ['Africa/Bissau'],
  KE: ['Africa/Nairobi'],
  KM: ['Indian/Comoro'],
  LR: ['Africa/Monrovia'],
  LS: ['Africa/Maseru'],
  LY: ['Africa/Tripoli'],
  MA: ['Africa/Casablanca'],
  MG: ['Indian/Antananarivo'],
  ML: ['Africa/Bamako'],
  MR: ['Africa/Nouakchott'],
  MU: ['Indian/Mauritius'],
  MW: ['Africa/Blantyre'],
  MZ: ['Africa/Maputo'],
  NA: ['Africa/Windhoek'],
  NE: ['Africa/Niamey'],
  NG: ['Africa/Lagos'],
  RW: ['Africa/Kigali'],
  SC: ['Indian/Mahe'],
  SD: ['Africa/Khartoum'],
  SL: ['Africa/Freetown'],
  SN: ['Africa/Dakar'],
  SO: ['Africa/Mogadishu'],
  SS: ['Africa/Juba'],
  ST: ['Africa/Sao_Tome'],
  SZ: ['Africa/Mbabane'],
  TD: ['Africa/Ndjamena'],
  TG: ['Africa/Lome'],
  TN: ['Africa/Tunis'],
  TZ: ['Africa/Dar_es_Salaam'],
  UG: ['Africa/Kampala'],
  ZA: ['Africa/Johannesburg'],
  ZM: ['Africa/Lusaka'],
  ZW: ['Africa/Harare'],
};

const countryOf = new Map(Object.entries(zones).flatMap(([code, own]) => own.map((zone) => [zone, code] as const)));

/** Every zone that a meeting can be named in. */
export const timeZones: readonly string[] = [...countryOf.keys()];

export function isTimeZone(zone: string): boolean {
  return countryOf.has(zone);
}

/** The zone of a country's capital; undefined where none is known. */
export function zoneOfCountry(code: string | null): string | undefined {
  return code === null ? undefined : zones[code]?.[0];
}

/** The country of a zone, and whether others of the same country differ from it. */
export function countryOfZone(zone: string): { code: string; isOneOfSeveral: boolean } {
  const code = countryOf.get(zone) ?? '';
  return { code, isOneOfSeveral: (zones[code]?.length ?? 0) > 1 };
}
