import { expect, test } from 'vitest';
import { maskContacts, readablePhone } from './contacts.ts';

test.each([
  ['+254700100101', '+254 700 100 101', '+254 7•• ••• •01'],
  ['+8673155500101', '+86 731 555 001 01', '+86 7•• ••• ••• 01'],
  ['+27825550101', '+27 825 550 101', '+27 8•• ••• •01'],
  ['+20225550101', '+20 225 550 101', '+20 2•• ••• •01'],
  ['+2348031002101', '+234 803 100 2101', '+234 8•• ••• ••01'],
  ['+2304550101', '+230 455 0101', '+230 4•• ••01'],
])('%s is read as %s and masked as %s', (phone, readable, masked) => {
  expect(readablePhone(phone)).toBe(readable);
  expect(maskContacts({ contact: 'Export desk', phone, mail: 'a@b.example' }).phone).toBe(masked);
});

test('of mail and contact the first letter remains, and the last label of the domain', () => {
  const masked = maskContacts({ contact: '出口业务部', phone: '+254700100101', mail: 'export@kilima.co.example' });
  expect(masked).toMatchObject({ contact: '出•••', mail: 'e•••@•••.example' });
});
