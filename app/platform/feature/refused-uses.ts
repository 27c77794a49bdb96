import { channel } from 'node:diagnostics_channel';

/** Who counts refusals stands above those who refuse: they know each other by the name of a channel of this process. */
const refusedUses = channel('expo:limit-refused');

/** Says that a limit has refused something. @param limit its name; never whose use it was */
export function noteRefusedUse(limit: string): void {
  refusedUses.publish(limit);
}

/** Hears which limits refuse something in this process. @returns what ends the hearing */
export function onRefusedUse(hear: (limit: string) => void): () => void {
  const heard = (limit: unknown) => hear(String(limit));
  refusedUses.subscribe(heard);
  return () => void refusedUses.unsubscribe(heard);
}
