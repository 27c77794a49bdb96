import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import type { Clip } from './clip.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

export const FRAMES_PER_SECOND = 25;

// One thread throughout: the same clip then always comes out the same, byte by byte, from the same tools.
sharp.concurrency(1);

function picture(clip: Clip, now: number) {
  return sharp(Buffer.from(clip.draw(now).toSvg()));
}

/** Films the clip frame by frame into a silent VP9 file. Flat colours need few bits: no grain, one key frame in ten seconds. */
export async function film(clip: Clip, file: string): Promise<void> {
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgba',
      '-s',
      `${WIDTH}x${HEIGHT}`,
      '-r',
      String(FRAMES_PER_SECOND),
      '-i',
      'pipe:0',
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-color_range',
      'tv',
      '-c:v',
      'libvpx-vp9',
      '-crf',
      '37',
      '-b:v',
      '0',
      '-g',
      String(FRAMES_PER_SECOND * 10),
      '-deadline',
      'good',
      '-cpu-used',
      '3',
      '-auto-alt-ref',
      '1',
      '-lag-in-frames',
      '25',
      '-threads',
      '1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      '-map_metadata',
      '-1',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'exit');
  for (let frame = 0; frame < clip.seconds * FRAMES_PER_SECOND; frame += 1) {
    const pixels = await picture(clip, frame / FRAMES_PER_SECOND)
      .ensureAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(pixels)) await Promise.race([once(encoder.stdin, 'drain'), ended]);
    if (encoder.exitCode !== null) break;
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg left ${clip.key} with code ${String(code)}`);
}

export async function still(clip: Clip, now: number, file: string): Promise<void> {
  const image = picture(clip, now).flatten();
  // Flat stitches are smaller without loss than with it.
  await (file.endsWith('.png') ? image.png() : image.webp({ lossless: true, effort: 6 })).toFile(file);
}
