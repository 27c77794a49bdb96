import { centralAfricanProjects } from './projects/central-africa.ts';
import { eastAfricanProjects } from './projects/east-africa.ts';
import { hornAndIslandProjects } from './projects/horn-and-islands.ts';
import { northAfricanAndChineseProjects } from './projects/north-africa-and-china.ts';
import { projectsNotOpen } from './projects/not-open.ts';
import { sahelAndCoastProjects } from './projects/sahel-and-coast.ts';
import { southernAfricanProjects } from './projects/southern-africa.ts';
import { westAfricanProjects } from './projects/west-africa.ts';
import type { SeedProject } from './shapes.ts';

/** All projects of the demonstration. */
export const seedProjects: SeedProject[] = [
  ...eastAfricanProjects,
  ...hornAndIslandProjects,
  ...westAfricanProjects,
  ...sahelAndCoastProjects,
  ...centralAfricanProjects,
  ...southernAfricanProjects,
  ...northAfricanAndChineseProjects,
  ...projectsNotOpen,
];
