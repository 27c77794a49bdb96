import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Check, Choices, Radio } from './controls/check.tsx';
import { AreaField } from './controls/field.tsx';
import { RailButton } from './frame/rail.tsx';
import { Change, Desk, FileRow, Item, Letter, Rest } from './inbox/item.tsx';
import { Queue } from './inbox/queue.tsx';
import { KeysLine } from './keys/keys-line.tsx';
import { usePicked } from './list/pick.tsx';
import { Owner, Under } from './list/row.tsx';
import { ConsoleHead } from './page/console-head.tsx';
import { Empty } from './page/empty.tsx';
import { Beside, Panel, ShortFacts, Stand } from './page/panel.tsx';
import { State, useStateWords } from './states/state.tsx';
import { Clash } from './text/clash.tsx';
import { PairHead, targetLook, WriterHere } from './text/segment.tsx';
import { Threads } from './text/threads.tsx';
import { Trail } from './text/trail.tsx';

function render(part: ReactNode, locale = 'en-US'): string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
}

function ThreeThreads() {
  const words = useStateWords();
  const threads = [
    {
      name: '中文',
      lang: 'zh-CN',
      steps: ['published', 'published'] as const,
      state: <State of="published" />,
      sees: 'v3',
    },
    { name: 'Français', lang: 'fr', current: true, steps: ['review'] as const, state: <State of="review" />, sees: '' },
  ];
  return (
    <Threads
      caption="Where each stands"
      words={words}
      heads={{ language: 'Language', steps: ['Draft', 'Published'], sees: 'Readers see' }}
      threads={threads}
    />
  );
}

test('threads say in words how far a language is at each step', () => {
  const html = render(<ThreeThreads />);
  expect(html).toMatch(/<tr role="row" aria-current="true"><th role="rowheader" scope="row" lang="fr">Français<\/th>/);
  expect(html.match(/<td[^>]*knot[^>]*><i [^>]*><\/i><span>([^<]+)/g)?.map((each) => each.split('>').at(-1))).toEqual([
    'Published',
    'Published',
    'In review',
    'Missing',
  ]);
});

test('texts that disagree stand side by side, and who is wrong is said', () => {
  const html = render(
    <Clash
      caption="Amounts"
      heads={['Language', 'Text', 'US dollars']}
      agrees="agrees"
      rows={[
        { name: 'English', lang: 'en', text: '11.39 billion', value: '11 390 000 000' },
        { name: 'Français', lang: 'fr', text: '113,9 milliards', value: '113 900 000 000', bad: 'ten times as much' },
      ]}
    />,
  );
  expect(html).toContain('<td lang="fr">113,9 milliards</td>');
  expect(html).toMatch(/agrees<\/span>.*ten times as much/);
});

test('a trail is a list in order', () => {
  const html = render(
    <Trail steps={[{ id: '14', mark: 'draft', what: '14', links: <a href="/x">Compare</a>, note: 'Editor 3' }]} />,
  );
  expect(html).toMatch(
    /<ol role="list"[^>]*><li><i [^>]*><\/i><span>14<\/span>.*Compare.*<small>Editor 3<\/small><\/li><\/ol>/,
  );
});

test('the head of a page has its h1, the way there and what can be done', () => {
  const html = render(
    <ConsoleHead title="Articles" above="News" under="412">
      <RailButton>Content types</RailButton>
    </ConsoleHead>,
  );
  expect(html).toContain('<h1>Articles</h1>');
  expect(html).toMatch(/<button type="button" popoverTarget="rail"[^>]*>Content types/);
});

test('a panel beside the work has a name, and its sections have theirs', () => {
  const html = render(
    <Beside
      label="Publishing"
      aside={
        <Panel title="Facts" boxed>
          <ShortFacts facts={[{ name: 'Country', value: 'Kenya' }]} />
        </Panel>
      }
    >
      <Stand>acts</Stand>
    </Beside>,
  );
  expect(html).toMatch(
    /<aside aria-label="Publishing"><section [^>]*aria-labelledby="([^"]+)"><h2 id="\1">Facts<\/h2>/,
  );
  expect(html).toMatch(/<dt>Country<\/dt><dd>Kenya<\/dd>/);
});

test('choices are native, under a legend', () => {
  const html = render(
    <Choices legend="When">
      <Radio name="when">Now</Radio>
      <Check name="ends">Withdraw at a time</Check>
    </Choices>,
  );
  expect(html).toMatch(/<fieldset[^>]*><legend>When<\/legend><label[^>]*><input type="radio" name="when"\/><span>Now/);
  expect(render(<AreaField id="words" label="In your words" />)).toMatch(/<textarea id="words" name="words" rows="2">/);
});

test('the queue says what is late, what has changed and who has it', () => {
  const who = { id: '2', name: 'Moderator 2' };
  const html = render(
    <Queue
      label="Queue"
      items={[{ to: '/q/', kind: 'Project', title: 'Roses', due: 'late', late: true, changed: 'Changed.', who }]}
    />,
  );
  expect(html).toMatch(/Changed\. <\/span><\/span>Project.*late.*<b>Roses<\/b>.*Moderator 2/);
});

test('a thing that is decided has its changes under headings, and the rest folded', () => {
  const html = render(
    <Desk>
      <Item title="Tea" above="Exhibitor’s changes">
        <Change title="Website" is="changed">
          x
        </Change>
        <ul>
          <FileRow picture={null} name="Tea.jpg" note="3 pages">
            Opened
          </FileRow>
        </ul>
        <Rest summary="17 fields">y</Rest>
        <Letter lang="fr">Bonjour</Letter>
      </Item>
    </Desk>,
  );
  expect(html).toMatch(/<article aria-labelledby="([^"]+)".*<h2 id="\1">Tea<\/h2>/);
  expect(html).toContain('<h3>Website <span>changed</span></h3>');
  expect(html).toMatch(/<details[^>]*><summary>17 fields<\/summary>/);
});

test('an empty list has one picture, a sentence and its way on', () => {
  const html = render(
    <Empty id="nothing" title="Nothing is waiting for you">
      <p>You decided 11 things today.</p>
    </Empty>,
  );
  expect(html).toMatch(/^<div[^>]*><svg [^>]*aria-hidden="true".*<h2>Nothing is waiting for you<\/h2><p>/);
});

test('keys are named as they are printed', () => {
  expect(render(<KeysLine keys={[{ keys: ['J', 'K'], does: 'move' }]} />)).toMatch(
    /<kbd[^>]*>J<\/kbd>.*<kbd[^>]*>K<\/kbd>.*move/,
  );
});

test('over a pair of texts stands what is the source, and the styles are a toolbar', () => {
  const html = render(
    <PairHead source="Chinese" styles="B" stylesLabel="Text style">
      <WriterHere>Translator 2</WriterHere>
    </PairHead>,
  );
  expect(html).toContain('role="toolbar" aria-label="Text style"');
  expect(html).toContain('Translator 2');
  expect(targetLook).toBeTruthy();
});

function Picking() {
  const picked = usePicked(useRef(null), 'id');
  return (
    <Owner>
      <Under>{picked ? 'counted' : 'not counted'}</Under>
    </Owner>
  );
}

test('nobody knows how many rows are picked before the page is awake', () => {
  expect(render(<Picking />)).toContain('not counted');
});
