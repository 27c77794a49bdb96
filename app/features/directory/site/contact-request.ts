import { type CompanyKind, companyKinds, readCompanyId } from '../directory.ts';

/** The company that an address names by `?type=&id=`, or undefined where it names none. */
export function companyAsked(url: string): { kind: CompanyKind; id: number } | undefined {
  const { searchParams } = new URL(url);
  const kind = companyKinds.find((each) => each === searchParams.get('type'));
  const id = readCompanyId(searchParams.get('id'));
  return kind && id !== undefined ? { kind, id } : undefined;
}

const longest = 5000;

/** What a form sent to show that a person asks; fields of another kind or length count as missing. */
export function answerOf(form: FormData): { captchaId?: string; captchaCode?: string; altcha?: string } {
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value.length <= longest ? value : undefined;
  };
  return { captchaId: field('captchaId'), captchaCode: field('captchaCode'), altcha: field('altcha') };
}
