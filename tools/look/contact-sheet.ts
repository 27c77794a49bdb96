import sharp from 'sharp';

/** Room for one picture on a sheet, in pixels. */
const cell = { width: 320, height: 420, gap: 8, perRow: 6 };

/**
 * Pictures side by side, small, in the order given; of a long page the upper end.
 * @param file where the sheet is written to, as WebP
 */
export async function contactSheet(pictures: string[], file: string): Promise<void> {
  const { width, height, gap, perRow } = cell;
  const small = await Promise.all(
    pictures.map(async (picture, i) => ({
      input: await sharp(picture).resize({ width, height, fit: 'cover', position: 'top' }).png().toBuffer(),
      left: gap + (i % perRow) * (width + gap),
      top: gap + Math.floor(i / perRow) * (height + gap),
    })),
  );
  const rows = Math.ceil(pictures.length / perRow);
  await sharp({
    create: {
      width: gap + perRow * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: '#7f7f7f',
    },
  })
    .composite(small)
    .webp({ quality: 80 })
    .toFile(file);
}
