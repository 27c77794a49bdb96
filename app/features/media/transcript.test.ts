import { expect, test } from 'vitest';
import { linesOfCaptions } from './transcript.ts';

test('captions are read as lines, each with its time and with what is seen meanwhile', () => {
  const vtt = `\uFEFFWEBVTT - a film

STYLE
::cue { color: white }

NOTE for translators
Two lines at most.

NOTE seen
A floor of ochre tiles.

1
00:00:00.300 --> 00:00:04.800 line:80%
<v Speaker>2019: over 40,000
square <i>metres</i> &amp; more.

01:02:05.200 --> 01:02:08.600
The floor grows.
`;
  expect(linesOfCaptions(vtt)).toEqual([
    { second: 0, seen: 'A floor of ochre tiles.', said: '2019: over 40,000 square metres & more.' },
    { second: 3725, seen: undefined, said: 'The floor grows.' },
  ]);
});

test('lines end in \\r\\n or \\n, and Chinese is joined without a space', () => {
  expect(linesOfCaptions('WEBVTT\r\n\r\n00:05.000 --> 00:08.000\r\n展位立起来了，\r\n这一届近九百家。')).toEqual([
    { second: 5, seen: undefined, said: '展位立起来了，这一届近九百家。' },
  ]);
});

test('what is seen after the last words is told too', () => {
  const vtt = 'WEBVTT\n\n00:05.000 --> 00:08.000\nA tree.\n\nNOTE seen\nThe picture goes dark.\n';
  expect(linesOfCaptions(vtt).at(-1)).toEqual({ second: 5, seen: 'The picture goes dark.' });
});

test('a file without cues has no lines', () => {
  expect(linesOfCaptions('WEBVTT\n\nNOTE\nNothing yet.\n')).toEqual([]);
});
