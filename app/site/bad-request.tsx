import { data } from 'react-router';

/** `/400`, where the site's client goes when a call was answered with 400 (specification 8); it answers 400 itself. */
export function loader(): never {
  throw data(null, { status: 400 });
}

export default function BadRequest() {
  return null;
}
