/**
 * A page as an answer, its body made as a whole. The platform's `Response` copies it into a stream, and whoever wants it
 * whole puts that together again: two copies of each page. This one hands its bytes over as they are (`bytes`: not to be
 * written to any more), and makes a stream only for those who read one.
 */
export class WholeResponse extends Response {
  readonly #whole: Buffer<ArrayBuffer>;
  #stream: ReadableStream<Uint8Array<ArrayBuffer>> | undefined;

  constructor(whole: Buffer<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.#whole = whole;
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> {
    // Made when it is read: React Router asks whether there is a body, again and again.
    this.#stream ??= new ReadableStream(
      {
        pull: (controller) => {
          controller.enqueue(this.#whole);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return this.#stream;
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#whole;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#whole;
    return buffer.slice(byteOffset, byteOffset + byteLength);
  }

  override async text(): Promise<string> {
    return this.#whole.toString();
  }
}
