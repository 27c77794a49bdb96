/** The five regions of the African Union, north first. */
export type Region = 'north' | 'west' | 'central' | 'east' | 'south';

/** The countries of each region, by ISO 3166-1 alpha-2. The search index knows things by their region: a change raises `tokenVersion`. */
export const africanRegions: Record<Region, string[]> = {
  north: ['DZ', 'EG', 'LY', 'MA', 'MR', 'TN'],
  west: ['BF', 'BJ', 'CI', 'CV', 'GH', 'GM', 'GN', 'GW', 'LR', 'ML', 'NE', 'NG', 'SL', 'SN', 'TG'],
  central: ['BI', 'CD', 'CF', 'CG', 'CM', 'GA', 'GQ', 'ST', 'TD'],
  east: ['DJ', 'ER', 'ET', 'KE', 'KM', 'MG', 'MU', 'RW', 'SC', 'SD', 'SO', 'SS', 'TZ', 'UG'],
  south: ['AO', 'BW', 'LS', 'MW', 'MZ', 'NA', 'SZ', 'ZA', 'ZM', 'ZW'],
};
