/** What the tests read of the OpenAPI document: its calls, and schemas with the references followed. */

/** A JSON schema (2020-12), as far as this site's document uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  example?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Operation {
  operationId?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema: Schema }> }>;
  security?: Record<string, string[]>[];
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema>; securitySchemes?: Record<string, { in?: string }> };
}

/** A call of the document. */
export interface ApiCall {
  /** `POST /api/reservation`. */
  name: string;
  method: string;
  /** As the document writes it, parameters in braces. */
  path: string;
  /** Its parameters, one object a place. */
  query: Schema;
  pathParameters: Schema;
  headers: Schema;
  /** `application/json` or `multipart/form-data`; undefined where it takes no body. */
  contentType: string | undefined;
  body: Schema | undefined;
  operationId: string | undefined;
  /** Names of the security schemes, one of which is needed; none where everybody may call. */
  security: string[];
}

/** Every call, in the order of their names; schemas without references. */
export function callsOf(document: OpenApi): ApiCall[] {
  // What keeps it from being made stands in its place.
  if (!document.paths) throw new Error(`No OpenAPI document: ${JSON.stringify(document)}`);
  const resolve = (schema: Schema) => withoutReferences(schema, document);
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): ApiCall => {
      const [contentType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      const place = (where: string) => resolve(parametersIn(operation, where));
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        query: place('query'),
        pathParameters: place('path'),
        headers: place('header'),
        contentType,
        body: media && resolve(media.schema),
        operationId: operation.operationId,
        security: schemesOf(operation),
      };
    }),
  );
  return calls.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** An empty alternative: it goes without. */
function schemesOf({ security = [] }: Operation): string[] {
  const alternatives = security.map((schemes) => Object.keys(schemes));
  return alternatives.some(({ length }) => length === 0) ? [] : alternatives.flat();
}

function parametersIn({ parameters = [] }: Operation, where: string): Schema {
  const here = parameters.filter((parameter) => parameter.in === where);
  return {
    type: 'object',
    properties: Object.fromEntries(here.map(({ name, schema = {} }) => [name, schema])),
    required: here.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** A schema that names itself stands for anything the second time. */
function withoutReferences(schema: Schema, document: OpenApi, inside: string[] = []): Schema {
  if (schema.$ref) {
    if (inside.includes(schema.$ref)) return {};
    const target = document.components?.schemas?.[schema.$ref.replace('#/components/schemas/', '')];
    if (!target) throw new Error(`The document has no ${schema.$ref}`);
    return withoutReferences(target, document, [...inside, schema.$ref]);
  }
  const each = (schemas: Schema[]) => schemas.map((one) => withoutReferences(one, document, inside));
  const { properties, items, anyOf, oneOf, allOf } = schema;
  return {
    ...schema,
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, one]) => [name, withoutReferences(one, document, inside)]),
          ),
        }
      : {}),
    ...(items ? { items: withoutReferences(items, document, inside) } : {}),
    ...(anyOf ? { anyOf: each(anyOf) } : {}),
    ...(oneOf ? { oneOf: each(oneOf) } : {}),
    ...(allOf ? { allOf: each(allOf) } : {}),
  };
}
