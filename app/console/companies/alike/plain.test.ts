import { describe, expect, test } from 'vitest';
import { plainAddress, plainDomain, plainMail, plainNames, plainPhone } from './plain.ts';

/** Whether two names have a form in common. */
const isOne = (one: string, other: string) => plainNames(one).some((name) => plainNames(other).includes(name));

describe('names', () => {
  test.each([
    ['Kilima Coffee Ltd', 'KILIMA COFFEE LIMITED'],
    ['Kilima Coffee Co., Ltd.', 'Coffee Kilima'],
    ['Kilima-Coffee', 'KilimaCoffee Company'],
    ['Société Ivoirienne de Café SARL', 'SOCIETE IVOIRIENNE DE CAFE'],
    ['Ets Konaté & Fils', 'KONATE & FILS'],
    ['湖南湘江机械有限公司', '湖南湘江机械股份有限公司'],
    ['湖南湘江机械有限责任公司', '湖南湘江机械'],
    ['湖南湘江机械集团有限公司', '湖南湘江机械集团'],
    ['ＫＩＬＩＭＡ　ＣＯＦＦＥＥ', 'Kilima Coffee'],
    ['湖南（长沙）农机', '湖南(长沙)农机'],
  ])('%s is %s', (one, other) => {
    expect(isOne(one, other)).toBe(true);
  });

  test.each([
    ['Kilima Coffee Ltd', 'Kilima Tea Ltd'],
    ['湖南湘江机械有限公司', '湖南湘江机械有限公司长沙分公司'],
    ['湖南湘江机械', '湖北湘江机械'],
  ])('%s is not %s', (one, other) => {
    expect(isOne(one, other)).toBe(false);
  });

  test('what says nothing tells nobody, and a name of a legal form alone stays as it is', () => {
    expect([plainNames('…'), plainNames('SA'), plainNames('甲')]).toEqual([[], [], []]);
    expect(plainNames('Group Holding')).toEqual(['group holding', 'groupholding']);
  });
});

test('a phone is one by its country and its last digits, with or without the nought', () => {
  const phone = (calling: string, national: string) => plainPhone({ calling, national });
  expect(phone('254', '700100101')).toBe(phone('254', '0700 100 101'));
  expect(phone('254', '700100101')).not.toBe(phone('255', '700100101'));
  expect(phone('254', '12')).toBeUndefined();
});

test('a mail is one in any letters, and a domain where not everybody has one', () => {
  expect(plainMail(' Export@Kilima.example ')).toBe('export@kilima.example');
  expect(plainMail('none')).toBeUndefined();
  expect([plainDomain('export@kilima.example'), plainDomain('https://www.Kilima.example/en')]).toEqual([
    'kilima.example',
    'kilima.example',
  ]);
  for (const free of ['a@gmail.com', 'a@yahoo.co.uk', 'a@qq.com', 'a@163.com', 'a@orange.ci', 'https://x.com/kilima'])
    expect([free, plainDomain(free)]).toEqual([free, undefined]);
  expect([plainDomain('none'), plainDomain('')]).toEqual([undefined, undefined]);
});

test('an address is one whatever stands between its words, and none where it is too short', () => {
  expect(plainAddress('12, Rue de l’Hôtel-de-Ville')).toBe(plainAddress('12 rue de l hotel de ville'));
  expect(plainAddress('长沙市芙蓉中路１２号')).toBe(plainAddress('长沙市 芙蓉中路12号'));
  expect([plainAddress('Nairobi'), plainAddress('')]).toEqual([undefined, undefined]);
});
