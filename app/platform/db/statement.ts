import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** Takes the place of a value in a statement that is built once. */
class Blank {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The values of a statement as they stand in it: where one is left out, there is nothing to put in. */
export type Blanks<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

/**
 * A statement that is asked often: built and written as SQL at its first asking, then asked again with other values. That is
 * a half of what a statement costs the thread that serves pages; the database gets the same SQL as before.
 * @param build builds it. It sees the values as blanks to be put in, so that none of them stays in it; by `form`, and by which
 *   values there are, it may build differently, and each of these is kept: there must be few
 * @returns asks it. @throws Error where a value that was given stands nowhere in the statement
 */
export function statement<Form extends Record<string, string>, Values extends object, Row>(
  build: (db: Database | Tx, blanks: Blanks<Values>, form: Form) => Compilable<Row>,
): (db: Database | Tx, form: Form, values: Values) => Promise<Row[]> {
  const built = new Map<string, CompiledQuery<Row>>();
  return async (db, form, values) => {
    const given = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
    const key = [...Object.values(form), ...given.keys()].join(' ');
    const query = built.get(key) ?? build(db, blanksFor<Values>(given.keys()), form).compile();
    if (!built.has(key)) {
      checkFilled(query, given.keys());
      built.set(key, query);
    }
    const parameters = query.parameters.map((each) => (each instanceof Blank ? given.get(each.name) : each));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

function blanksFor<Values>(names: Iterable<string>): Blanks<Values> {
  return Object.fromEntries([...names].map((name) => [name, sql`${new Blank(name)}`])) as Blanks<Values>;
}

/** A value that is nowhere in the statement has been forgotten, or is in it as it was the first time. */
function checkFilled({ parameters, sql }: CompiledQuery, names: Iterable<string>): void {
  const filled = new Set(parameters.map((each) => each instanceof Blank && each.name));
  for (const name of names) if (!filled.has(name)) throw new Error(`${name} stands nowhere in: ${sql}`);
}
