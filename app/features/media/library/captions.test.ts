import { expect, test } from 'vitest';
import { captionProblem } from './captions.ts';

const cue = '00:01.000 --> 00:02.000\nHello';

test.each([
  [`WEBVTT\n\n${cue}\n`, undefined],
  [
    `\uFEFFWEBVTT - title\r\n\r\nNOTE seen\r\nA hall\r\n\r\n1\r\n00:00:01.000 --> 00:00:02.000 align:start\r\nHello`,
    undefined,
  ],
  [cue, { problem: 'head', line: 1 }],
  ['WEBVTT\n\n00:01 --> 00:02\nHello', { problem: 'time', line: 3 }],
  ['WEBVTT\n\n00:03.000 --> 00:02.000\nHello', { problem: 'order', line: 3 }],
  [`WEBVTT\n\n00:03.000 --> 00:04.000\nA\n\n${cue}`, { problem: 'order', line: 6 }],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\n\n', { problem: 'empty', line: 3 }],
  ['WEBVTT\n', { problem: 'empty', line: 2 }],
])('captions %j: %j', (vtt, problem) => {
  expect(captionProblem(vtt)).toEqual(problem);
});
