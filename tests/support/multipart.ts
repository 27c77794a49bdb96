const boundary = 'b7c1e5';

/** Beginnings of files, real and pretended; the first one is a picture of one point. */
export const files = [
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  Buffer.from('GIF89a'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]),
  Buffer.from('MZ\0\0'),
  Buffer.alloc(0),
  Buffer.alloc(100_000, 'PK\x03\x04'),
];

const names = [
  'a.png',
  'a.pdf',
  '../../a.png',
  '',
  'a\0.png',
  'é中.png',
  'a.png.exe',
  `${'n'.repeat(300)}.png`,
  '"; x="',
];

/**
 * Writes an object as a form with files: a number n in a field stands for the nth file, an array for several fields.
 * @returns content type and body
 */
export function multipart(value: unknown): [string, Uint8Array<ArrayBuffer>] {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [['file', value]];
  const each = fields.flatMap(([name, field]) => [field].flat().map((one) => [name, one] as const));
  const parts = each.flatMap(([name, field]) => {
    const isFile = typeof field === 'number';
    const content = isFile
      ? files[Math.abs(field) % files.length]
      : Buffer.from(typeof field === 'string' ? field : (JSON.stringify(field) ?? ''));
    const fileName = isFile ? `; filename="${names[Math.abs(field) % names.length]}"\r\nContent-Type: image/png` : '';
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n\r\n`),
      content ?? Buffer.alloc(0),
      Buffer.from('\r\n'),
    ];
  });
  return [
    `multipart/form-data; boundary=${boundary}`,
    new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])),
  ];
}
