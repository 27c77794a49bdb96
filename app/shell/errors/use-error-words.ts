import { useLingui } from '@lingui/react/macro';

/** A status of HTTP, or that no answer came. */
export type ErrorStatus = number | 'unreached';

interface ErrorWords {
  title: string;
  text: string;
  home: string;
}

/**
 * What happened and what to do, for a status; one text for all statuses without a face of their own.
 * @param wait minutes until the page may be asked for again, where that is known
 */
export function useErrorWords(status: ErrorStatus, wait?: number): ErrorWords {
  const { t } = useLingui();
  const faces: Partial<Record<ErrorStatus, { title: string; text: string }>> = {
    400: {
      title: t`This request could not be understood`,
      text: t`There is an error in the address or in the data sent. Go back and try again, or start from the home page.`,
    },
    403: {
      title: t`You do not have access to this page`,
      text: t`It belongs to another account, or your account does not have access. Log in with the right account, or start from the home page.`,
    },
    404: {
      title: t`This page could not be found`,
      text: t`The address may be mistyped, or the page may have moved. Use the menu above to reach any part of the site.`,
    },
    413: {
      title: t`Too much content`,
      text: t`Please shorten the text or choose a smaller file.`,
    },
    429: {
      title: t`You have opened many pages of this kind`,
      text:
        wait === undefined
          ? t`You have reached the hourly limit. Please try again later.`
          : t`You have reached the hourly limit. Please try again in ${wait} min.`,
    },
    500: {
      title: t`Something went wrong on our side`,
      text: t`The page could not be prepared. It is not your fault, and the error has been recorded. Please try again in a moment.`,
    },
    503: {
      title: t`This page is temporarily unavailable`,
      text: t`Part of the site is not responding. Please try again in a moment. If you were submitting a form, go back and submit it again.`,
    },
    unreached: {
      title: t`The page could not be reached`,
      text: t`The network is not responding. This page will reload as soon as you are back online.`,
    },
  };
  const generic = {
    title: t`The page could not be displayed`,
    text: t`Please try again in a moment, or start from the home page.`,
  };
  return { ...(faces[status] ?? generic), home: t`Back to the home page` };
}
