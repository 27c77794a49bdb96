import { type OpenAPIHono, z } from '@hono/zod-openapi';

/** What the definitions of the calls say of an address. */
export interface CallTable {
  /** The parameters of the query that the call which reads there takes; undefined where there is none. */
  parametersOf(path: string): readonly string[] | undefined;
  /** The pattern of the address of a call there: `/api/news/{id}`; undefined where there is none. */
  patternOf(path: string): string | undefined;
  /** Whether a call takes a multipart body there. */
  takesFiles(path: string): boolean;
  /** Whether a call there is for some, or answers everybody anew: no cache keeps what it answers. */
  isPersonal(path: string): boolean;
  /** Whether a call may refuse with a status: it says so, or says by what it takes and who may ask that it may. */
  describes(method: string, path: string, status: number): boolean;
}

type Definitions = OpenAPIHono['openAPIRegistry']['definitions'];
type Definition = Extract<Definitions[number], { type: 'route' }>['route'];

/** The table of calls, made from their definitions: nothing about a call is written down a second time. */
export function callTable(definitions: Definitions): CallTable {
  const calls = definitions.flatMap((each) => (each.type === 'route' ? [each.route] : []));
  const plain = Map.groupBy(calls, ({ path }) => path);
  // A call with a parameter in its path takes none in the query that would matter to a cache: all of these are personal.
  const shaped = calls
    .filter(({ path }) => path.includes('{'))
    .map((call) => ({ call, shape: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));
  const at = (path: string) =>
    plain.get(path) ?? shaped.filter(({ shape }) => shape.test(path)).map(({ call }) => call);
  return {
    parametersOf(path) {
      const query = at(path).find(({ method }) => method === 'get')?.request?.query;
      return query instanceof z.ZodObject ? Object.keys(query.shape) : undefined;
    },
    patternOf: (path) => at(path)[0]?.path,
    takesFiles: (path) => at(path).some(({ request }) => request?.body?.content?.['multipart/form-data']),
    isPersonal: (path) => at(path).some((call) => isForSome(call) || call['x-no-store'] === true),
    describes: (method, path, status) =>
      at(path).some((call) => call.method === method.toLowerCase() && mayRefuse(call, status)),
  };
}

const isForSome = ({ security = [] }: Definition) => security.length > 0;

function mayRefuse(call: Definition, status: number): boolean {
  if (status in call.responses) return true;
  // Input that cannot be read, whatever it is.
  if (status === 400) return true;
  // Who may ask is said by `security`: nobody known is asked to log in, staff of another role may not.
  if (status === 401) return isForSome(call);
  return status === 403 && (call.security ?? []).some((scheme) => 'staff' in scheme);
}
