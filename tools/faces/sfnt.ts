/** The tables of a font that is not compressed, by their tags. */
export function tablesOf(font: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, i) => font.subarray(12 + i * 16, 28 + i * 16));
  return new Map(
    entries.map((entry) => {
      const start = entry.readUInt32BE(8);
      return [entry.toString('latin1', 0, 4), font.subarray(start, start + entry.readUInt32BE(12))];
    }),
  );
}

/** A font of such tables, without their sums, which whoever compresses it writes anew. */
export function fontOf(tables: Map<string, Buffer>): Buffer {
  const head = Buffer.alloc(12 + tables.size * 16);
  head.writeUInt32BE(0x00010000);
  head.writeUInt16BE(tables.size, 4);
  const parts = [head];
  let end = head.length;
  for (const [index, [tag, table]] of [...tables].entries()) {
    const entry = 12 + index * 16;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(end, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    const padded = Buffer.concat([table], Math.ceil(table.length / 4) * 4);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}
