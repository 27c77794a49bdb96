process.env.NODE_ENV ??= 'production';

const { settingsOfProcess } = await import('#platform/config/settings.ts');
const { keepDataPrivate } = await import('#platform/config/private-data.ts');
const { buildWhereNeeded, buildDirectory } = await import('./build.ts');
const { openPlatform } = await import('./platform.ts');
const { serve } = await import('./serve.ts');

try {
  const settings = settingsOfProcess(process.env);
  await buildWhereNeeded();
  keepDataPrivate(settings.DATA_DIR);
  const open = await openPlatform(settings);
  await serve(open, buildDirectory);
} catch (error) {
  // What the operator can mend is said in a sentence; anything else with its stack.
  const expected =
    error instanceof Error && ['SettingsError', 'EmbeddedDatabaseError', 'DatabaseAway'].includes(error.name);
  console.error(expected ? `The site cannot start.\n${error.message}` : error);
  process.exit(1);
}
