/** Listens on the window, where every event of the page arrives. A name of its own keeps the script small. */
export const on = addEventListener;

/** The nearest element around what an event came from that fits a selector. */
export const around = ({ target }: Event, selector: string) => (target as Element).closest?.<HTMLElement>(selector);
