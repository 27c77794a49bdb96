/** Why an upload is not taken; `busy`: not now, for too many others are being looked at. */
export type RefusalReason = 'kind' | 'bytes' | 'pixels' | 'damaged' | 'busy';

/** An upload is not a picture or film that the site takes. */
export class MediaRefused extends Error {
  override name = 'MediaRefused';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
