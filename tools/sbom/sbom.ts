import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages, packageName, productionPackages } from '../release/packages.ts';

/** Of what `npm sbom` prints, what is changed here. */
interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string; 'bom-ref': string } };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * The packages of production, on any system, as CycloneDX: npm makes it from the lock file. It is asked for all, and those of
 * development are taken out here: with `--omit=dev` npm 11 leaves out React too, which something of development asks for as well.
 * @param root of the project
 * @returns JSON that is the same each time: without number and time, and named by the project and not by its folder
 */
function sbomOf(root: string): string {
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const printed = execFileSync('npm', ['sbom', ...options], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { serialNumber: _, ...bill } = JSON.parse(printed) as Bill;
  const { timestamp: __, ...metadata } = bill.metadata;
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  const packages = lockedPackages(root);
  const production = new Set(
    productionPackages(packages).map((path) => `${packageName(path)}@${packages[path]?.version}`),
  );
  const isKept = (ref: string) => production.has(ref) || ref === metadata.component['bom-ref'];
  const kept = {
    ...bill,
    metadata: { ...metadata, component: { ...metadata.component, name } },
    components: bill.components.filter((each) => isKept(each['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
  };
  return `${JSON.stringify(kept, undefined, 2)}\n`;
}

/** Writes it to a file. */
export function writeSbom(root: string, file: string): void {
  writeFileSync(file, sbomOf(root));
}
