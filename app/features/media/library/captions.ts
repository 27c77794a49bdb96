/** What is wrong with captions, and in which line. */
export interface CaptionProblem {
  problem: 'head' | 'time' | 'order' | 'empty';
  line: number;
}

const timing = /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

/** Looks through a WebVTT file as players read it: they leave out what they cannot, and nobody is told. */
export function captionProblem(vtt: string): CaptionProblem | undefined {
  const lines = vtt.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return { problem: 'head', line: 1 };
  let last = 0;
  const cues = lines.flatMap((text, i) => (text.includes('-->') ? [i] : []));
  for (const i of cues) {
    const [, from = '', to = ''] = timing.exec(lines[i] ?? '') ?? [];
    const problem = cueProblem({ from, to, last, words: lines[i + 1] ?? '' });
    if (problem) return { problem, line: i + 1 };
    last = seconds(from);
  }
  return cues.length === 0 ? { problem: 'empty', line: lines.length } : undefined;
}

interface Cue {
  from: string;
  to: string;
  /** When the one before begins, in seconds. */
  last: number;
  words: string;
}

function cueProblem({ from, to, last, words }: Cue): CaptionProblem['problem'] | undefined {
  if (from === '' || to === '') return 'time';
  if (seconds(to) <= seconds(from) || seconds(from) < last) return 'order';
  return words.trim() === '' ? 'empty' : undefined;
}

const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
