/** What the server says before or instead of a page. */
export const front = {
  home: 'Back to the home page',
  unreadable: 'This contains characters that cannot be read.',
  statuses: {
    '400': {
      title: 'Bad request',
      advice: 'Please check the address and try again.',
    },
    '403': {
      title: 'Request refused',
      advice: 'It came from another website. Please start again from a page on this site.',
    },
    '404': {
      title: 'This page could not be found',
      advice: 'Please check the address, or start from the home page.',
    },
    '405': {
      title: 'Method not allowed',
      advice: 'Please use the pages of this site.',
    },
    '408': {
      title: 'Request timed out',
      advice: 'The connection is slow. Please try again later.',
    },
    '413': {
      title: 'Too much content',
      advice: 'Please shorten the text or choose a smaller file.',
    },
    '414': {
      title: 'Address too long',
      advice: 'Please shorten your search and try again.',
    },
    '431': {
      title: 'Request headers too large',
      advice: 'Please delete this site’s cookies and try again.',
    },
    '500': {
      title: 'Something went wrong on the server',
      advice: 'The error has been recorded. Please try again later.',
    },
    '503': {
      title: 'Service temporarily unavailable',
      advice: 'Please try again later.',
    },
  },
};

export type FrontWords = typeof front;
