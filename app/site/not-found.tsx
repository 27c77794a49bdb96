import { Refusal } from '#platform/http/refusal.ts';

/** Every address that no page has: the language layout shows the face. */
export function loader(): never {
  throw new Refusal(404);
}

export default function NotFound() {
  return null;
}
