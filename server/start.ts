import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { refusalOf } from './refusals.ts';

// Values of the process grow to 1.7 times what lives of them before they are collected; without it to four times (decision 58).
setFlagsFromString('--heap-growing-percent=70');
process.env.NODE_ENV ??= 'production';

const { buildDirectory, buildWhereNeeded, isBuildCurrent, loadBuild } = await import('./build.ts');

try {
  if (!isBuildCurrent()) {
    // A wrong setting is said before half a minute of building; otherwise it is the build that knows the settings.
    const { settingsOfProcess } = await import('#platform/config/settings.ts');
    settingsOfProcess(process.env);
    await buildWhereNeeded();
  }
  const { programs } = await loadBuild();
  await programs.site([buildDirectory]);
  flushCompileCache();
} catch (error) {
  const refusal = refusalOf(error);
  console.error(refusal ? `The site cannot start.\n${refusal}` : error);
  process.exit(1);
}
