import { offences } from '#console/glossary/rule.ts';
import { variantsOfGlossary } from '../tools/words/glossary.ts';
import { everythingSaid } from '../tools/words/texts.ts';
import { typography } from '../tools/words/typography.ts';

/** Checks what the site says against the glossary and the rules of typography of each language. */
const rules = [...variantsOfGlossary(), ...typography];
const said = everythingSaid();
const problems = said.flatMap((each) =>
  rules.flatMap((rule) => offences(each, rule).map((place) => `${each.where}: ${rule.says}: … ${place} …`)),
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${said.length} texts, ${rules.length} rules.`);
