import { Parser } from 'htmlparser2';

type Entry = [name: string, value: string];
type Attributes = Record<string, string>;

/** A form of a page that writes, as a browser finds it. */
export interface PageForm {
  /** Path and query. */
  action: string;
  isMultipart: boolean;
  /** What is sent whatever is pressed. */
  entries: Entry[];
  /** What each of its buttons sends besides; one without a name sends nothing. */
  buttons: Entry[];
}

/** A control that is being read: of a select the values so far, of a textarea its words. */
interface OpenControl {
  name: string;
  values: string[];
  chosen?: string;
  form: PageForm | undefined;
}

/** The forms of a page that write, filled in as the page has them; where a choice stands at nothing, it is made. */
export function formsOf(html: string): PageForm[] {
  const forms: PageForm[] = [];
  const byId = new Map<string, PageForm>();
  let inside: PageForm | undefined;
  let control: OpenControl | undefined;
  const formOf = ({ form }: Attributes) => (form === undefined ? inside : byId.get(form));
  const open: Record<string, (attributes: Attributes) => void> = {
    form(attributes) {
      inside = readForm(attributes);
      if (!inside) return;
      forms.push(inside);
      if (attributes.id) byId.set(attributes.id, inside);
    },
    input: (attributes) => formOf(attributes)?.entries.push(...readInput(attributes)),
    button: (attributes) => formOf(attributes)?.buttons.push(...readButton(attributes)),
    select(attributes) {
      control = { name: attributes.name ?? '', values: [], form: formOf(attributes) };
    },
    textarea(attributes) {
      control = { name: attributes.name ?? '', values: [], form: formOf(attributes) };
    },
    option({ value = '', selected }) {
      control?.values.push(value);
      if (control && selected !== undefined) control.chosen = value;
    },
  };
  const close: Record<string, () => void> = {
    form() {
      inside = undefined;
    },
    select() {
      if (control) control.form?.entries.push([control.name, control.chosen || (control.values.at(-1) ?? '')]);
      control = undefined;
    },
    textarea() {
      if (control) control.form?.entries.push([control.name, control.values.join('')]);
      control = undefined;
    },
  };
  const parser = new Parser({
    onopentag: (tag, attributes) => open[tag]?.(attributes),
    ontext: (text) => control?.values.push(text),
    onclosetag: (tag) => close[tag]?.(),
  });
  parser.end(html);
  return forms;
}

function readForm({ method, action = '', enctype }: Attributes): PageForm | undefined {
  if (method !== 'post') return undefined;
  return { action, isMultipart: enctype === 'multipart/form-data', entries: [], buttons: [] };
}

function readInput({ name = '', value, type = 'text', checked, disabled }: Attributes): Entry[] {
  if (name === '' || disabled !== undefined || type === 'file') return [];
  if (type !== 'checkbox' && type !== 'radio') return [[name, value ?? '']];
  return checked === undefined ? [] : [[name, value ?? 'on']];
}

function readButton({ name = '', value = '', type, disabled }: Attributes): Entry[] {
  return type === 'button' || disabled !== undefined ? [] : [[name, value]];
}

/** What a browser sends as a button of a form is pressed. @param changed what somebody has filled in otherwise */
export function sentBy({ isMultipart, entries }: PageForm, [name, value]: Entry, changed: Attributes = {}) {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [each, text] of name === '' ? entries : [...entries, [name, value] as const]) body.append(each, text);
  for (const [each, text] of Object.entries(changed)) body.set(each, text);
  return body;
}
