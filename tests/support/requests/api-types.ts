import type { OpenApi, Schema } from './openapi.ts';

type Operation = OpenApi['paths'][string][string];

/**
 * The calls of an OpenAPI document as TypeScript types, in the form that `openapi-fetch` takes. (`openapi-typescript` prints
 * the same by the compiler's API, which TypeScript 7 no longer has.)
 */
export function apiTypes({ paths, components = {} }: OpenApi): string {
  const named = Object.entries(components.schemas ?? {}).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};`,
  );
  const calls = Object.entries(paths).map(([path, methods]) => {
    const each = Object.entries(methods).map(([method, operation]) => `    ${method}: ${callType(operation)};`);
    return `  '${path}': {\n${each.join('\n')}\n  };`;
  });
  const parts = ['// Printed from /api/openapi.json by document.test.ts; `vitest -u` prints it anew.'];
  return [...parts, ...named, `export interface paths {\n${calls.join('\n')}\n}`, ''].join('\n');
}

function callType({ parameters = [], requestBody, responses = {} }: Operation): string {
  const place = (where: string) => {
    const here = parameters.filter((parameter) => parameter.in === where);
    if (here.length === 0) return `${where}?: never`;
    const fields = here.map(({ name, required, schema = {} }) => fieldType(name, Boolean(required), schema));
    return `${where}${here.some(({ required }) => required) ? '' : '?'}: { ${fields.join(' ')} }`;
  };
  const given = ['query', 'header', 'path', 'cookie'].map(place).join('; ');
  const body = requestBody
    ? `requestBody${requestBody.required ? '' : '?'}: { content: ${contentType(requestBody.content)} }`
    : 'requestBody?: never';
  const answers = Object.entries(responses).map(
    ([status, { content }]) =>
      `${status}: { headers: Record<string, unknown>; content: ${content ? contentType(content) : 'never'} }`,
  );
  return `{ parameters: { ${given} }; ${body}; responses: { ${answers.join('; ')} } }`;
}

function contentType(content: Record<string, { schema: Schema }>): string {
  return `{ ${Object.entries(content)
    .map(([type, { schema }]) => `'${type}': ${typeOf(schema)}`)
    .join('; ')} }`;
}

const fieldType = (name: string, isRequired: boolean, schema: Schema) =>
  `'${name}'${isRequired ? '' : '?'}: ${typeOf(schema)};`;

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace('#/components/schemas/', '');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeOf).join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => `(${typeOf(part)})`).join(' & ');
  const types = [schema.type ?? []].flat().map((type) => ofType(type, schema));
  return types.length > 0 ? types.join(' | ') : 'unknown';
}

function ofType(type: string, { properties, required = [], items = {}, additionalProperties }: Schema): string {
  switch (type) {
    case 'integer':
      return 'number';
    case 'array':
      return `(${typeOf(items)})[]`;
    case 'object': {
      const fields = Object.entries(properties ?? {}).map(([name, one]) =>
        fieldType(name, required.includes(name), one),
      );
      if (fields.length > 0) return `{ ${fields.join(' ')} }`;
      return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`;
    }
    default:
      return type;
  }
}
