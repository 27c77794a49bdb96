/**
 * Land borders between the 54 countries, written once each. Borders of and with territories that are not among the 54
 * are left out.
 */
const borders: Record<string, string> = {
  AO: 'CD CG NA ZM',
  BF: 'BJ CI GH ML NE TG',
  BI: 'CD RW TZ',
  BJ: 'NE NG TG',
  BW: 'NA ZA ZM ZW',
  CD: 'CF CG RW SS TZ UG ZM',
  CF: 'CG CM SD SS TD',
  CG: 'CM GA',
  CI: 'GH GN LR ML',
  CM: 'GA GQ NG TD',
  DJ: 'ER ET SO',
  DZ: 'LY MA ML MR NE TN',
  EG: 'LY SD',
  ER: 'ET SD',
  ET: 'KE SD SO SS',
  GA: 'GQ',
  GH: 'TG',
  GM: 'SN',
  GN: 'GW LR ML SL SN',
  GW: 'SN',
  KE: 'SO SS TZ UG',
  LR: 'SL',
  LS: 'ZA',
  LY: 'NE SD TD TN',
  ML: 'MR NE SN',
  MR: 'SN',
  MW: 'MZ TZ ZM',
  MZ: 'SZ TZ ZA ZM ZW',
  NA: 'ZA ZM',
  NE: 'NG TD',
  NG: 'TD',
  RW: 'TZ UG',
  SD: 'SS TD',
  SS: 'UG',
  SZ: 'ZA',
  TZ: 'UG ZM',
  ZA: 'ZW',
  ZM: 'ZW',
};

/** Land neighbours of each country that has any, by ISO code. */
export const landNeighbours: Record<string, string[]> = {};
for (const [code, others] of Object.entries(borders)) {
  for (const other of others.split(' ')) {
    landNeighbours[code] = [...(landNeighbours[code] ?? []), other];
    landNeighbours[other] = [...(landNeighbours[other] ?? []), code];
  }
}

/** The nearest countries of each island state, across the sea. */
export const seaNeighbours: Record<string, string[]> = {
  CV: ['GM', 'GW', 'MR', 'SN'],
  KM: ['MG', 'MZ', 'SC', 'TZ'],
  MG: ['KM', 'MU', 'MZ', 'SC'],
  MU: ['KM', 'MG', 'SC'],
  SC: ['KE', 'KM', 'MG', 'MU', 'SO', 'TZ'],
  ST: ['CM', 'GA', 'GQ', 'NG'],
};
