import { AccountGone } from '#features/accounts/ui/account-gone.tsx';
import { personalHeaders } from '#platform/http/personal-headers.ts';

export const headers = personalHeaders;

/** There is nothing to read: the page says that an account was deleted. */
export function loader(): null {
  return null;
}

export default function Gone() {
  return <AccountGone />;
}
