import { Loom } from '../loom/loom.ts';
import { yarn as c } from '../loom/palette.ts';
import type { Drawings } from './groups.ts';

/** Draws on a loom that is there. */
export type Scene = (loom: Loom) => void;

/** Scenes that fill the whole cloth, each as a drawing of its own. */
export function landscapes(scenes: Readonly<Record<string, Scene>>): Drawings {
  return Object.fromEntries(
    Object.entries(scenes).map(([name, draw]) => [
      name,
      () => {
        const loom = new Loom(c.paper);
        draw(loom);
        return loom;
      },
    ]),
  );
}
