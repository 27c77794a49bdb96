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
      text: t`Something in the address or in what was sent is not as it should be. Go back and try again, or start from the home page.`,
    },
    403: {
      title: t`This page is not open to you`,
      text: t`It belongs to another account, or needs a role that yours does not have. Log in with the right account, or start from the home page.`,
    },
    404: {
      title: t`This page could not be found`,
      text: t`The address may be mistyped, or the page may have moved. The menu above leads to every part of the site.`,
    },
    413: {
      title: t`Too much content`,
      text: t`Please shorten the text or choose a smaller file.`,
    },
    429: {
      title: t`You have opened many pages of this kind`,
      text:
        wait === undefined
          ? t`Only so many can be opened in an hour. Please come back later.`
          : t`Only so many can be opened in an hour. Please come back in ${wait} min.`,
    },
    500: {
      title: t`Something went wrong on our side`,
      text: t`The page could not be made. It is not your fault, and the failure has been recorded. Please try again in a moment.`,
    },
    503: {
      title: t`This page cannot be shown for the moment`,
      text: t`Part of the site is not responding just now. Please try again in a moment. If you were sending a form, go back to it and send it once more.`,
    },
    unreached: {
      title: t`The page could not be reached`,
      text: t`The network did not answer. The page is loaded again by itself as soon as you are back online.`,
    },
  };
  const generic = {
    title: t`The page could not be shown`,
    text: t`Please try again in a moment, or start from the home page.`,
  };
  return { ...(faces[status] ?? generic), home: t`Back to the home page` };
}
