import { expect, test } from 'vitest';
import { clear, hashed, type PersonalTable, plain, sealed } from '#db/schema/personal/shape.ts';
import { registerPage } from './page.ts';

const member: PersonalTable<string> = {
  of: 'members',
  purpose: 'to know them',
  retention: 'a year',
  clearedBy: ['forget them'],
  ground: 'contract',
  readers: 'nobody',
  columns: {
    ...plain('id', 'at'),
    name: clear('name'),
    phone: sealed('phone', { stays: 'others need it' }),
    phone_hash: hashed('the same', { notTaken: 'it is a hash' }),
  },
};

test('a column says what it is, how it lies, whether it is taken along and whether it goes', () => {
  const page = registerPage({ member }, { article: {} });
  expect(page).toContain('| `name` | name | clear | yes | yes |');
  expect(page).toContain('| `phone` | phone | sealed | yes | no: others need it |');
  expect(page).toContain('| `phone_hash` | the same | hashed | no: it is a hash | yes |');
  expect(page).toContain('Nothing of a person in `id`, `at`.');
});

test('a table says what for, how long and by which job, on which ground, and who reads it', () => {
  expect(registerPage({ member }, {})).toContain(
    'What for: to know them. Kept: a year (job: “forget them”). Ground: contract. Read by: nobody.',
  );
});

test('of staff nothing is said of taking along: they have no such page', () => {
  const page = registerPage({ staff: { ...member, of: 'staff' } }, {});
  expect(page).toContain('| column | what | lies |\n');
  expect(page).toContain('| `name` | name | clear |\n');
});

test('tables without persons are named', () => {
  expect(registerPage({}, { article: {}, hall: {} })).toContain('`article`, `hall`.');
});
