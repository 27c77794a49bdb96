import { ReadableStream } from 'node:stream/web';
import { expect, test } from 'vitest';
import { fieldsOf } from './form-fields.ts';
import { formOf, readForm } from './read-form.server.ts';

const boundary = 'x';

function partsOf(parts: string[], end = `--${boundary}--\r\n`): string {
  return parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('') + end;
}

const field = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${value}`;

function sent(body: BodyInit | ReadableStream, type = `multipart/form-data; boundary=${boundary}`): Request {
  const init = { method: 'POST', body, headers: { 'Content-Type': type }, duplex: 'half' };
  return new Request('http://localhost/form', init as RequestInit);
}

test('a form is read as a browser sends it: fields, files, several of one name, in any alphabet', async () => {
  const form = new FormData();
  form.set('name', '中非 é');
  form.append('tick', '1');
  form.append('tick', '2');
  form.set('file', new File([Uint8Array.of(0, 13, 10, 255)], '合同 “1”.png', { type: 'image/png' }));
  form.set('none', new File([], ''));
  const read = await formOf(new Request('http://localhost/', { method: 'POST', body: form }));
  expect([read.get('name'), read.getAll('tick')]).toEqual(['中非 é', ['1', '2']]);
  const picture = read.get('file') as File;
  expect([picture.name, picture.type, [...new Uint8Array(await picture.arrayBuffer())]]).toEqual([
    '合同 “1”.png',
    'image/png',
    [0, 13, 10, 255],
  ]);
  expect(read.get('none')).toMatchObject({ name: '', size: 0 });
});

test('a form without files is read too', async () => {
  const body = new URLSearchParams({ name: '中非 é', empty: '' });
  expect(await fieldsOf(new Request('http://localhost/', { method: 'POST', body }), ['name', 'empty', 'no'])).toEqual({
    name: '中非 é',
    empty: '',
    no: '',
  });
});

const slices = (text: string, size: number) =>
  ReadableStream.from(
    (function* () {
      for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
    })(),
  );

test('it is the same however it is cut on its way', async () => {
  const text = partsOf([field('a', 'one'), file('f', 'x'.repeat(300)), field('b', 'two')]);
  for (const size of [1, 2, 3, 7, 64, 1000]) {
    const { form, isCut } = await readForm(sent(slices(text, size)));
    expect([isCut, form.get('a'), form.get('b'), (form.get('f') as File).size]).toEqual([false, 'one', 'two', 300]);
  }
});

test.each([
  ['JSON', '{"a":1}', 'application/json'],
  ['no boundary', partsOf([field('a', '1')]), 'multipart/form-data'],
  ['another boundary', partsOf([field('a', '1')]), 'multipart/form-data; boundary=y'],
  ['nothing', '', `multipart/form-data; boundary=${boundary}`],
  ['what breaks off', partsOf([field('a', '1'), file('f', 'half')], ''), `multipart/form-data; boundary=${boundary}`],
  ['a part without a head', partsOf(['\r\n', field('__proto__', '1')]), `multipart/form-data; boundary=${boundary}`],
])('%s is a form without fields, and no failure', async (_, body, type) => {
  const { form, isCut } = await readForm(sent(body, type));
  expect([isCut, form.get('a')]).toEqual([false, null]);
});

test('a request whose body breaks off is a form without fields', async () => {
  const broken = new ReadableStream({
    pull(stream) {
      stream.enqueue(Buffer.from(`--x\r\n${field('a', '1')}\r\n`));
      stream.error(new Error('gone'));
    },
  });
  const { form, isCut } = await readForm(sent(broken));
  expect([isCut, [...form]]).toEqual([false, []]);
});

test('fifty parts are read; where there is one more, what came before it, and it is said', async () => {
  const many = (count: number) => partsOf(Array.from({ length: count }, (_, i) => field(`f${i}`, String(i))));
  const whole = await readForm(sent(many(50)));
  expect([whole.isCut, [...whole.form].length]).toEqual([false, 50]);
  const cut = await readForm(sent(many(51)));
  // The last one before it may not have been at its end.
  expect([cut.isCut, [...cut.form].length]).toEqual([
    true,
    expect.toSatisfy((read: number) => read === 49 || read === 50),
  ]);
  await expect(formOf(sent(many(51)))).rejects.toMatchObject({ status: 413 });
  const pairs = 'a&'.repeat(600);
  await expect(formOf(sent(pairs, 'application/x-www-form-urlencoded'))).rejects.toMatchObject({ status: 413 });
});

test('where a file is refused anyway, what was typed before it is read, and no more of the body', async () => {
  let pulled = 0;
  const head = `--x\r\n${field('content', 'Hello')}\r\n--x\r\n${file('files', '')}`;
  const endless = new ReadableStream({
    pull(stream) {
      stream.enqueue(Buffer.from(pulled === 0 ? head : 'x'.repeat(1000)));
      pulled += 1;
    },
  });
  const { form, isCut } = await readForm(sent(endless), { untilFile: true });
  expect([isCut, form.get('content')]).toEqual([true, 'Hello']);
  expect(pulled).toBeLessThan(5);
});

/** Processor time that something takes, in milliseconds. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const tiny = '--x\r\n\r\n\r\n';

test('tens of thousands of parts cost a small part of what the platform takes for them', async () => {
  const body = tiny.repeat(30_000) + partsOf([]);
  await readForm(sent(body));
  const named = body.replaceAll('--x\r\n', '--x\r\nContent-Disposition: form-data; name="a"\r\n');
  const ours = await costOf(() => readForm(sent(named)));
  const control = await costOf(() =>
    sent(named)
      .formData()
      .catch(() => undefined),
  );
  expect(control).toBeGreaterThan(10 * ours);
}, 60_000);
