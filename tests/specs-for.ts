/** Sources that a page may be made of. */
const ofPages = /^(?:app|server|db|content)\//;

/**
 * The browser tests that can notice changed files: of a feature those whose names begin with its own, of the console its
 * own, of everything else that pages are made of those of the whole site.
 * @param changed paths from the root of the project
 * @param ofFeatures names of the files in `tests/e2e/features`
 * @returns paths, or beginnings of them, from the root of the project
 */
export function specsFor(changed: readonly string[], ofFeatures: readonly string[]): string[] {
  const found = changed.flatMap((path) => {
    if (/^tests\/e2e\/.*\.spec\.ts$/.test(path)) return [path];
    if (!ofPages.test(path) || /\.test\.tsx?$/.test(path)) return [];
    if (/^app\/(ui\/)?console\//.test(path)) return ['tests/e2e/console/'];
    const feature = /^app\/features\/([^/]+)\//.exec(path)?.[1];
    const own = ofFeatures.filter((name) => /^[a-z]+/.exec(name)?.[0] === feature);
    return own.length > 0 ? own.map((name) => `tests/e2e/features/${name}`) : ['tests/e2e/site/'];
  });
  return [...new Set(found)].toSorted();
}
