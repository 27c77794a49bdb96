import { beforeAll, expect, test } from 'vitest';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { seed } from '#server/demonstration/seed.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { fieldsOf, isSame, splitDraft } from '../content/document.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { normalise } from '../content/normalise.server.ts';
import { threadOf } from '../content/threads.server.ts';
import { unfinishedIn } from '../content/unfinished.server.ts';
import { formEntries } from '../form/form-entries.ts';
import { readFields } from '../form/read-fields.ts';
import { entriesIn } from '../form/typed.ts';

const platform = emptyPlatform();

beforeAll(() => seed({ ...platform(), bundle: demonstration }), 180_000);

const atOnce = 500;

/** Every thing of the demonstration as the console keeps it, part by part. */
async function* parts(kind: ContentKind) {
  let last: string | undefined;
  for (;;) {
    const keys = await kind.keys(platform().db, last, atOnce);
    if (keys.length === 0) return;
    last = keys.at(-1);
    for (const [key, draft] of await kind.read(platform().db, keys)) {
      const { shared, texts } = splitDraft(kind, draft);
      for (const [thread, values] of Object.entries({ shared, ...texts }))
        yield { key, thread: threadOf(thread), values };
    }
  }
}

test.each(contentKinds.map((kind) => [kind.name, kind] as const))(
  '%s: what readers see of the demonstration passes the checks of the editor, and sent as its form shows it is nothing new',
  async (_, kind) => {
    const wrong: unknown[] = [];
    for await (const { key, thread, values } of parts(kind)) {
      const fields = fieldsOf(kind, thread);
      const form = new FormData();
      for (const [name, value] of formEntries(fields, thread, values)) form.append(name, value);
      expect(entriesIn(form)).toEqual(formEntries(fields, thread, values));
      const sent = normalise(fields, thread, readFields(fields, thread, form));
      const unfinished = unfinishedIn(kind, thread, values).map(({ field, issue }) => `${field}: ${issue.message}`);
      if (!isSame(sent.values, values)) wrong.push([key, thread, sent.values, values]);
      if (Object.keys(sent.issues).length > 0 || unfinished.length > 0)
        wrong.push([key, thread, Object.keys(sent.issues), unfinished]);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  },
);

test('every thing of the demonstration has a name in each language that it is written in', async () => {
  const unnamed: string[] = [];
  for (const kind of contentKinds) {
    for await (const { key, thread, values } of parts(kind)) {
      if (kind.called?.(key, 'en-US') || kind.title === undefined) continue;
      const field = fieldsOf(kind, thread)[kind.title];
      if (field && !values[kind.title]) unnamed.push(`${kind.name} ${key} ${thread}`);
    }
  }
  expect(unnamed).toEqual([]);
});
