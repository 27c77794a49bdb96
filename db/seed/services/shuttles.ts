import type { SeedShuttleLine } from './shapes.ts';

/** Times from one to another, so many minutes apart: `HH:mm`. */
function every(step: number, from: string, to: string): string[] {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const times: string[] = [];
  for (let at = minutes(from); at <= minutes(to); at += step) {
    times.push(`${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
  }
  return times;
}

/** The expo's own buses on exhibition days. The lines are fictional; the places they begin at are real. */
export const shuttleLines: SeedShuttleLine[] = [
  {
    key: 'station',
    minutes: 20,
    toVenue: [...every(15, '07:45', '10:30'), ...every(60, '11:30', '15:30')],
    toTown: [...every(60, '12:00', '15:00'), ...every(15, '16:00', '18:30')],
    texts: {
      'zh-CN': { name: '高铁南站线', route: '长沙火车南站东广场、周边酒店、会展中心' },
      'en-US': {
        name: 'Railway station line',
        route: 'Changsha South railway station (east square), hotels nearby, exhibition centre',
      },
      'fr-FR': {
        name: 'Ligne de la gare',
        route: 'Gare de Changsha-Sud (place est), hôtels voisins, parc des expositions',
      },
    },
  },
  {
    key: 'airport',
    minutes: 30,
    toVenue: every(60, '07:30', '15:30'),
    toTown: every(60, '11:00', '19:00'),
    texts: {
      'zh-CN': { name: '机场线', route: '黄花国际机场、空港酒店、会展中心' },
      'en-US': { name: 'Airport line', route: 'Huanghua International Airport, airport hotel, exhibition centre' },
      'fr-FR': {
        name: 'Ligne de l’aéroport',
        route: 'Aéroport international Huanghua, hôtel de l’aéroport, parc des expositions',
      },
    },
  },
  {
    key: 'city',
    minutes: 55,
    toVenue: [...every(20, '07:10', '09:30'), '10:30', '12:30'],
    toTown: ['12:30', '14:30', ...every(20, '16:10', '18:10'), '19:00'],
    texts: {
      'zh-CN': { name: '市区线', route: '湘江东岸、五一广场、会展中心' },
      'en-US': { name: 'City line', route: 'East bank of the Xiang River, Wuyi Square, exhibition centre' },
      'fr-FR': { name: 'Ligne du centre-ville', route: 'Rive est du Xiang, place Wuyi, parc des expositions' },
    },
  },
  {
    key: 'xingsha',
    minutes: 30,
    toVenue: [...every(30, '07:40', '10:10'), '13:10'],
    toTown: ['12:15', '15:15', ...every(30, '16:15', '18:15')],
    texts: {
      'zh-CN': { name: '星沙线', route: '星沙城区、会展中心' },
      'en-US': { name: 'Xingsha line', route: 'Xingsha, exhibition centre' },
      'fr-FR': { name: 'Ligne de Xingsha', route: 'Xingsha, parc des expositions' },
    },
  },
  {
    key: 'riverside',
    minutes: 15,
    toVenue: [...every(20, '08:00', '10:20'), ...every(60, '11:20', '15:20')],
    toTown: [...every(60, '12:05', '15:05'), ...every(20, '16:05', '18:25')],
    texts: {
      'zh-CN': { name: '浏阳河线', route: '黄兴镇、浏阳河畔酒店、会展中心' },
      'en-US': { name: 'Riverside line', route: 'Huangxing, hotels by the Liuyang River, exhibition centre' },
      'fr-FR': { name: 'Ligne de la rivière', route: 'Huangxing, hôtels de la Liuyang, parc des expositions' },
    },
  },
];
