/**
 * Names, numbers and addresses in the form in which two spellings of one company are the same. Full and half width, large and small letters,
 * accents, marks and spaces, and what says only of which legal form a company is, make no difference.
 */

/** Letters and digits alone, in small letters without accents; the rest parts words. */
function plainWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** What says of which legal form a company is, in English, French, Portuguese and the law of countries that show here. */
const legalWords = new Set(
  `co company companies corp corporation inc incorporated ltd limited llc llp lp plc pte pty pvt private
  public holding holdings group
  sa sarl sas sasu sarlu suarl sprl snc scs gie eurl cie compagnie societe ste ets etablissements groupe
  lda limitada eirl ag gmbh bv nv ab as oy spa srl cc npc ple`.split(/\s+/),
);

/** What stands at the end of a Chinese name for the same; a branch (分公司) is another company and stays one. */
const chineseForm = /(?:(?:股份|集团|责任|有限|控股|总)+公司|(?<!分)公司|集团)$/u;

/**
 * The names under which a company is looked for: its words in any order, and run together. A name of nothing but a legal form stays as it is.
 * @returns none where nothing can be told by it
 */
export function plainNames(name: string): string[] {
  const words = plainWords(withoutChineseForm(name));
  const telling = words.filter((word) => !legalWords.has(word));
  const own = telling.length > 0 ? telling : words;
  const together = own.join('');
  if ([...together].length < shortest(together)) return [];
  return [...new Set([own.toSorted().join(' '), together])];
}

/** Two Chinese characters tell a company, two Latin letters do not. */
const shortest = (text: string) => (/\p{Script=Han}/u.test(text) ? 2 : 4);

function withoutChineseForm(name: string): string {
  const plain = name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  for (let text = plain; ; ) {
    const shorter = text.replace(chineseForm, '');
    if (shorter === text || shorter === '') return text;
    text = shorter;
  }
}

/** So many digits at the end tell a subscriber; those before are written with a nought, without, or as another area's. */
const tellingDigits = 8;

/** A phone number by its country and its last digits. @param parts calling code and the number within the country */
export function plainPhone({ calling, national }: { calling: string; national: string }): string | undefined {
  const digits = national.replaceAll(/\D/g, '');
  return digits.length >= 6 ? `${calling} ${digits.slice(-tellingDigits)}` : undefined;
}

/** A mail address as its owner would type it again. */
export function plainMail(mail: string): string | undefined {
  const plain = mail.normalize('NFKC').trim().toLowerCase();
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(plain) ? plain : undefined;
}

/** Where anybody can have a mailbox, or a page: such a name says nothing of a company. */
const everybodys = new RegExp(
  `^(?:${[
    String.raw`(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|rocketmail|icloud|me|mac|aol|gmx|zoho|mail|email|proton|protonmail|fastmail|tutanota|yandex|inbox)\.[a-z.]+`,
    String.raw`(?:qq|vip\.qq|foxmail|163|vip\.163|126|yeah|139|189|wo|sina|vip\.sina|sohu|aliyun|tom|21cn|263)\.(?:com|net|cn|com\.cn)`,
    String.raw`(?:orange|wanadoo|laposte|free|sfr|bbox|neuf)\.[a-z.]+`,
    String.raw`(?:facebook|linkedin|instagram|twitter|x|alibaba|1688|made-in-china|wechat|weixin\.qq|wixsite|wordpress|blogspot)\.[a-z.]+`,
  ].join('|')})$`,
);

/** The name of a company on the net, by its mail or its page; undefined where everybody can have one there. */
export function plainDomain(mailOrPage: string): string | undefined {
  const plain = mailOrPage.normalize('NFKC').trim().toLowerCase();
  const host = plain.includes('@') ? plain.slice(plain.lastIndexOf('@') + 1) : hostOf(plain);
  const domain = host?.replace(/^www\d?\./, '').replace(/\.$/, '');
  if (!domain || !/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(domain)) return undefined;
  return everybodys.test(domain) ? undefined : domain;
}

function hostOf(page: string): string | undefined {
  return URL.canParse(page) ? new URL(page).hostname : undefined;
}

/** So short an address may be many companies'. */
const shortestAddress = 8;

/** An address: letters and digits in their order. */
export function plainAddress(address: string): string | undefined {
  const plain = plainWords(address).join('');
  const length = [...plain].length;
  const isHan = /\p{Script=Han}/u.test(plain);
  return length >= (isHan ? shortestAddress / 2 : shortestAddress) ? plain : undefined;
}
