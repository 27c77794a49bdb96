import { data } from 'react-router';

/** Every address that no page has: the language layout shows the face. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
