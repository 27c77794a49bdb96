const place = 'typed';

/** Never carried: what proves who somebody is, and what only the browser may hold. */
const secretNames = /code|captcha|altcha|pass|idNumber/i;
const otherTypes = /hidden|password|file/;

type Control = HTMLInputElement;

const controls = () =>
  [...document.querySelectorAll<Control>('main form[method=post] :is(input,select,textarea)')].filter(
    ({ type, name }) => !otherTypes.test(type) && !secretNames.test(name),
  );

const isBox = ({ type }: Control) => /checkbox|radio/.test(type);

/** Boxes of one name are told apart by their values: lists are sorted by language. */
const nameOf = (control: Control) => control.name + (isBox(control) ? `=${control.value}` : '');

/** Without its language. */
const page = () => location.pathname.replace(/^\/..-..(?=\/)/, '') + location.search;

/** Keeps what was typed into the forms of this page, for the same page in another language. */
export function keepTyped(): void {
  const typed = controls().map((each) => [nameOf(each), isBox(each) ? each.checked : each.value]);
  try {
    sessionStorage.setItem(place, JSON.stringify([page(), Object.fromEntries(typed)]));
  } catch {}
}

/** Types again what was kept for this page, once. Storage may be forbidden or damaged: the form is empty then. */
export function typeAgain(): void {
  try {
    const [path, typed] = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    sessionStorage.removeItem(place);
    if (path !== page()) return;
    for (const control of controls()) {
      const kept = typed[nameOf(control)];
      if (kept === undefined) continue;
      if (isBox(control)) control.checked = kept;
      else control.value = kept;
    }
  } catch {}
}
