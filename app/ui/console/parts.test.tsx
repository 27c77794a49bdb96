import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cloth } from './board/cloth.tsx';
import { Button, ButtonLink } from './controls/button.tsx';
import { CheckField, SelectField, TextField } from './controls/field.tsx';
import { Filters } from './controls/filters.tsx';
import { Rail } from './frame/rail.tsx';
import { BulkBar } from './list/bulk-bar.tsx';
import { List } from './list/list.tsx';
import { ListFoot } from './list/list-foot.tsx';
import { Cell, Row, TitleCell } from './list/row.tsx';
import { NoHits } from './page/empty.tsx';
import { Note } from './page/note.tsx';
import { Tabs } from './page/tabs.tsx';
import { Palette } from './palette/palette.tsx';
import { Who } from './people/who.tsx';
import { Changed } from './text/changed.tsx';
import { Segment, TargetText } from './text/segment.tsx';

function render(part: ReactNode, locale = 'fr-FR'): string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
}

test('a list keeps its roles where it is shown as no table, and a box is called as what it picks', () => {
  const html = render(
    <List
      caption="Articles"
      pick="id"
      columns={[{ name: 'Title' }, { name: 'When', numeric: true, sorted: 'descending' }]}
    >
      <Row>
        <TitleCell title="Roses" to="/console/articles/7/" pick={{ name: 'id', value: '7' }} />
        <Cell numeric>10:21</Cell>
      </Row>
    </List>,
  );
  expect(html).toContain('<table role="table"');
  expect(html).toContain('role="columnheader" scope="col" aria-sort="descending"');
  const id = /<a id="([^"]+)" href="\/fr-FR\/console\/articles\/7\/"[^>]*>Roses<\/a>/.exec(html)?.[1];
  expect(html).toContain(`<input type="checkbox" aria-labelledby="${id}" name="id" value="7"/>`);
  // What picks all needs script: there is its room.
  expect(html).toMatch(/class="[^"]*asleep[^"]*" aria-label="Select all on this page"/);
});

test('columns have their widths by classes: a page takes no style of its own', () => {
  const html = render(
    <List caption="Messages" pick="id" columns={[{ name: 'Message' }, { name: 'Date', width: 'date' }]}>
      <Row>
        <Cell>Where is the gate?</Cell>
      </Row>
    </List>,
  );
  expect(html).toMatch(/<colgroup><col class="[^"]*box[^"]*"\/><col\/><col class="[^"]*date[^"]*"\/><\/colgroup>/);
  expect(html).not.toContain('style=');
});

test('the bar for what is picked is there without script, and goes where nothing is picked', () => {
  expect(render(<BulkBar count={undefined}>do</BulkBar>)).toContain('Bulk actions');
  expect(render(<BulkBar count={3}>do</BulkBar>)).toContain('3 selected');
  expect(render(<BulkBar count={0}>do</BulkBar>)).toBe('');
});

test('the foot of a list says which rows these are and leads on', () => {
  const html = render(
    <ListFoot rows={{ from: 1, to: 50, about: 2086 }} older={{ to: '/console/x/?after=50' }} />,
    'en-US',
  );
  expect(html).toContain('Rows 1 to 50 of about 2,086');
  expect(html).toMatch(/<a href="\/en-US\/console\/x\/\?after=50"[^>]* rel="next">Older ›<\/a>/);
});

test('a field is tied to its hint and to what is wrong with it', () => {
  const html = render(<TextField id="email" label="E-mail address" hint="As colleagues see it" error="It is empty" />);
  expect(html).toContain('<label for="email">E-mail address</label>');
  expect(html).toMatch(
    /<input id="email" aria-describedby="email-error email-hint" aria-invalid="true" name="email"\/>/,
  );
  expect(html).toMatch(/<p id="email-error"[^>]*>.*It is empty<\/p>/);
});

test('a box to tick is called once, and tied to its hint and to what is wrong with it', () => {
  const html = render(<CheckField id="urgent" label="Urgent" hint="Stands first" error="Not now" />);
  expect(html.match(/Urgent/g)).toHaveLength(1);
  expect(html).toMatch(
    /<label[^>]*><input type="checkbox" id="urgent" aria-describedby="urgent-error urgent-hint" aria-invalid="true" name="urgent"\/>/,
  );
  expect(html).toMatch(/<p id="urgent-hint">Stands first<\/p>/);
});

test('filters are a form that asks for the page, with the rest folded', () => {
  const html = render(
    <Filters
      action="/console/x/"
      label="Find"
      search={{ name: 'q', label: 'Title', value: 'rose' }}
      keep={{ view: 'mine' }}
    >
      <SelectField id="state" label="State" options={[{ value: 'draft', label: 'Draft' }]} />
    </Filters>,
  );
  expect(html).toMatch(/<form [^>]*action="\/fr-FR\/console\/x\/" method="get"/);
  expect(html).toContain('<input type="hidden" name="view" value="mine"/>');
  expect(html).toMatch(/<details[^>]*><summary>More filters<\/summary>/);
});

test('a button shows its key to the eye and says it to those who listen', () => {
  expect(render(<Button keys="Ctrl S">Save</Button>)).toMatch(
    /aria-keyshortcuts="Control\+S">Save<kbd [^>]*aria-hidden="true">Ctrl S<\/kbd><\/button>/,
  );
  expect(render(<ButtonLink to="/console/new/">New</ButtonLink>)).toContain('href="/fr-FR/console/new/"');
});

test('the rail and tabs show where one is', () => {
  const links = [
    { name: 'All', to: '/console/x/' },
    { name: 'Articles', to: '/console/x/articles/', count: 2086 },
  ];
  const rail = render(
    <Rail label="Content types" groups={[{ title: 'Editorial', links }]} path="/console/x/articles/7/" />,
    'en-US',
  );
  expect(rail).toContain('<a href="/en-US/console/x/articles/" aria-current="page">Articles<span>2,086</span></a>');
  expect(rail.match(/aria-current/g)).toHaveLength(1);
  expect(
    render(<Tabs label="Views" tabs={[{ name: 'Mine', to: '/console/x/', count: 4, current: true }]} />),
  ).toContain('aria-current="page" data-stays="">Mine <span>4</span>');
});

test('the palette is a form that works without script', () => {
  const html = render(<Palette id="palette" action="/console/find/" groups={[]} onType={() => {}} found={undefined} />);
  expect(html).toContain('<form action="/fr-FR/console/find/" method="get">');
  expect(html).toContain('name="q"');
});

test('a person has a face that is the same for ever', () => {
  const face = (id: string) => render(<Who id={id}>Editor</Who>);
  expect(face('12')).toBe(face('12'));
  expect(new Set(Array.from({ length: 100 }, (_, id) => face(String(id)))).size).toBeGreaterThan(30);
});

test('what changed is struck and underlined, and a segment says in words how it stands', () => {
  const source = (
    <Changed
      pieces={[
        { is: 'gone', text: '2000' },
        { is: 'new', text: '2100' },
        { is: 'same', text: '家' },
      ]}
    />
  );
  const html = render(
    <Segment number={4} label="Text 4" state="changed" word="Source changed" sourceLang="zh-CN" source={source}>
      <TargetText label="Text 4, French" lang="fr" name="s4" defaultValue="2 000" />
    </Segment>,
  );
  expect(html).toContain('lang="zh-CN"><del>2000</del><ins>2100</ins><span>家</span></div>');
  expect(html).toContain('Source changed');
  expect(html).toMatch(/<textarea aria-label="Text 4, French"[^>]*>2 000<\/textarea>/);
});

test('the cloth has a stitch for each thing, a hole where there is none, and its counts as a table', () => {
  const html = render(
    <Cloth
      caption="One stitch is one thing"
      tally="How many"
      counted={[
        { state: 'published', word: 'Published' },
        { state: 'missing', word: 'Missing' },
      ]}
      rows={[{ name: 'English', lang: 'en', states: ['published', 'missing', 'published'] }]}
    />,
  );
  expect(html).toContain('d="M0 0h6v20h-6zM12 0h6v20h-6z"');
  expect(html).toMatch(/English<\/th><td>2<\/td><td>1<\/td>/);
});

test('a note is called as its title, and filters without a hit can be taken away', () => {
  expect(render(<Note kind="stop" title="Not published" />)).toMatch(
    /<section [^>]*aria-labelledby="([^"]+)".*<h2 id="\1">/,
  );
  expect(render(<NoHits title="No article fits" filters={[{ name: 'Draft', without: '/console/x/' }]} />)).toContain(
    'aria-label="Remove the filter Draft"',
  );
});
