import { features } from '../../app/features/index.ts';
import type { Import } from './imports.ts';

/** A room of the house: its name, and where its files lie. */
interface Room {
  name: string;
  folder: RegExp;
}

/** A room with the rooms that it knows, and the floor on which it stands: above all of them. */
export interface Placed {
  name: string;
  knows: string[];
  floor: number;
}

const rooms: Room[] = [
  { name: 'server', folder: /^server\// },
  { name: 'router and document', folder: /^app\/[^/]+$/ },
  { name: 'site', folder: /^app\/site\// },
  { name: 'list of features', folder: /^app\/features\/[^/]+$/ },
  ...features.map(({ name }) => ({ name, folder: new RegExp(`^app/features/${name}/`) })),
  { name: 'shell', folder: /^app\/shell\// },
  { name: 'ui', folder: /^app\/ui\// },
  { name: 'platform', folder: /^(app\/platform|db)\// },
];

/**
 * Rooms and the floors on which they stand, the highest first.
 * @throws Error where rooms know each other in a circle: none of them stands above the other
 */
export function floorsOf(imports: readonly Import[]): Placed[] {
  const known = new Map(rooms.map(({ name }) => [name, new Set<string>()]));
  for (const { from, to } of imports) {
    const [one, other] = [roomOf(from), roomOf(to)];
    if (!one || !other || one === other || isList(one, other)) continue;
    known.get(one)?.add(other);
  }
  const floors = new Map<string, number>();
  const floorOf = (name: string, above: readonly string[]): number => {
    if (above.includes(name)) throw new Error(`Rooms in a circle: ${[...above, name].join(' -> ')}`);
    const floor = floors.get(name) ?? 1 + Math.max(0, ...knownBy(name).map((each) => floorOf(each, [...above, name])));
    floors.set(name, floor);
    return floor;
  };
  const knownBy = (name: string) => [...(known.get(name) ?? [])];
  return rooms
    .map(({ name }) => ({ name, knows: knownBy(name), floor: floorOf(name, []) }))
    .toSorted((one, other) => other.floor - one.floor);
}

function roomOf(path: string): string | undefined {
  return rooms.find(({ folder }) => folder.test(path))?.name;
}

/** The search reads the list in which it stands last: it counts as above it. */
function isList(one: string, other: string): boolean {
  return one === 'list of features' && other === features.at(-1)?.name;
}

const width = 1120;
const height = 40;
const gap = 12;
const betweenFloors = 34;
const margin = 24;

interface Box extends Placed {
  x: number;
  y: number;
  width: number;
}

/** The picture of the floors: whoever stands higher may know whoever stands lower. Lines lead to the features that a feature knows. */
export function drawFloors(placed: readonly Placed[]): string {
  const boxes = [...Map.groupBy(placed, ({ floor }) => floor).values()].flatMap(boxesOfFloor);
  const bottom = Math.max(...boxes.map(({ y }) => y)) + height + margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom}" font-family="sans-serif" font-size="14" text-anchor="middle">
<rect width="${width}" height="${bottom}" fill="#fff"/>
${boxes.flatMap((box) => linesFrom(box, boxes)).join('\n')}
${boxes.map(drawBox).join('\n')}
</svg>
`;
}

function boxesOfFloor(onFloor: Placed[], row: number): Box[] {
  const widths = onFloor.map(({ name }) => 24 + 9 * name.length);
  const all = widths.reduce((sum, each) => sum + each + gap, -gap);
  return onFloor.map((room, i) => {
    const before = widths.slice(0, i).reduce((sum, each) => sum + each + gap, 0);
    return {
      ...room,
      x: (width - all) / 2 + before,
      y: margin + row * (height + betweenFloors),
      width: widths[i] ?? 0,
    };
  });
}

function drawBox({ name, x, y, width: across }: Box): string {
  const fill = isFeature(name) ? '#f6efe2' : '#e3ecf3';
  return `<rect x="${x}" y="${y}" width="${across}" height="${height}" rx="4" fill="${fill}" stroke="#555"/><text x="${x + across / 2}" y="${y + 25}">${name}</text>`;
}

function linesFrom(box: Box, boxes: readonly Box[]): string[] {
  const known = boxes.filter(({ name }) => isFeature(box.name) && isFeature(name) && box.knows.includes(name));
  return known.map(
    (other) =>
      `<line x1="${box.x + box.width / 2}" y1="${box.y + height}" x2="${other.x + other.width / 2}" y2="${other.y}" stroke="#bbb"/>`,
  );
}

function isFeature(room: string): boolean {
  return features.some(({ name }) => name === room);
}
