import { expect, test, vi } from 'vitest';
import { checkHouse } from './support/planted-house.ts';

// Each reads a house of its own, which takes long where much else runs.
vi.setConfig({ testTimeout: 60_000 });

/** Checks a house in which a page reads news, and which lists so many things that wait for their caller. */
function check(listed: string[], files: Record<string, string>): ReturnType<typeof checkHouse> {
  const house = {
    'tests/called-by-tests-only.json': JSON.stringify(listed),
    'server/run.ts': "import { news } from '#features/news/queries.server.ts';\nconsole.log(news);\n",
    'app/features/news/queries.server.ts': 'export const news = 1;\nexport const archive = 2;\n',
    'app/features/news/publish-article.server.ts':
      "import { archive } from './queries.server.ts';\nexport const publish = archive;\n",
  };
  return checkHouse('tests/check-callers.ts', { ...house, ...files }, ['knip.json', 'tsconfig.json']);
}

const testOfUseCase = {
  'app/features/news/publish-article.test.ts':
    "import { publish } from './publish-article.server.ts';\nconsole.log(publish);\n",
};
const useCase = 'app/features/news/publish-article.server.ts';
const query = 'app/features/news/queries.server.ts: archive';

test('what is listed may wait for its caller', () => {
  expect(check([useCase, query], testOfUseCase)).toEqual({ status: 0, said: '' });
});

test('a use case that only its test calls is reported, and so is what only that use case asks', () => {
  const { status, said } = check([], testOfUseCase);
  expect(said.trim().split('\n').toSorted()).toEqual([
    `${useCase} is called by tests only`,
    `${query} is called by tests only`,
  ]);
  expect(status).toBe(1);
});

test('what has found its caller, or is gone, has to leave the list', () => {
  const { status, said } = check([useCase, query, 'app/features/news/gone.server.ts'], {
    ...testOfUseCase,
    'server/start.ts': "import { publish } from '#features/news/publish-article.server.ts';\nconsole.log(publish);\n",
  });
  const off = 'is no longer called by tests only: take it off tests/called-by-tests-only.json';
  expect(said.trim().split('\n')).toEqual([
    `${useCase} ${off}`,
    `${query} ${off}`,
    `app/features/news/gone.server.ts ${off}`,
  ]);
  expect(status).toBe(1);
});
