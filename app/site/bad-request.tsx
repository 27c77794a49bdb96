import { Refusal } from '#platform/http/refusal.ts';

/** `/400`, where the site's client goes when a call was answered with 400 (specification 8); it answers 400 itself. */
export function loader(): never {
  throw new Refusal(400);
}

export default function BadRequest() {
  return null;
}
