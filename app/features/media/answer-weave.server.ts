import { type Shape, SIZES } from '#ui/weave/weave-pattern.ts';
import { weaveSvg } from '#ui/weave/weave-svg.ts';

const fileName = /^([a-z0-9-]{1,64})\.svg$/i;

/** Answers `/weave/{id}.svg` and `/weave/{shape}/{id}.svg`: a weave is the same for ever. 404 for any other name. */
export function answerWeave({ shape = 'wide', file = '' }: { shape?: string; file?: string }): Response {
  const [, id] = fileName.exec(file) ?? [];
  if (!id || !isShape(shape)) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-cache' } });
  return new Response(weaveSvg(id, shape), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function isShape(name: string): name is Shape {
  return Object.hasOwn(SIZES, name);
}
