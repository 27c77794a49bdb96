import type { Measured } from './costs.ts';
import { type Demand, demand as usual } from './demand.ts';
import { type MonthLine, monthOf } from './month.ts';
import { channels, prices } from './prices.ts';
import { fewestProcesses, type Hour, simulateHour } from './simulate.ts';
import { wallsOf } from './walls.ts';

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: digits, minimumFractionDigits: 0 });

/** The page about scale, in Markdown. */
export function scalePage(measured: Measured, demand: Demand = usual): string {
  const withEdge = planOf(measured, demand, true);
  const plans = [withEdge, planOf(measured, demand, false)];
  return `${head(measured)}
${measuredPart(measured)}
## What is asked

${demandPart(demand)}

## The first hour, second by second

${hourTable(plans)}

${hourWords(measured, demand, withEdge)}

## What a month costs

${monthTable(plans)}

Prices are **assumptions**, and no offer of anybody (\`tools/scale/prices.ts\`): ${priceWords()}.

## The walls, the nearest first

${wallTable(measured, demand, withEdge)}

${afterwards}`;
}

interface Plan {
  edge: boolean;
  processes: number;
  hour: Hour;
  month: MonthLine[];
}

function planOf(measured: Measured, demand: Demand, edge: boolean): Plan {
  const processes = fewestProcesses(measured, demand, edge);
  const hour = simulateHour(measured, demand, { processes, edge });
  return { edge, processes, hour, month: monthOf(measured, demand, prices, { processes, edge }) };
}

const noted = ({ isAssumed, on, machine }: Measured) =>
  isAssumed
    ? '**Nobody has measured these costs yet**: they are put in by hand in `tools/scale/measured.json`, and `npm run scale -- measure` takes their place'
    : `from what was measured (\`tools/scale/measured.json\`, by \`npm run scale -- measure\` on ${on}, ${machine})`;

const head = (measured: Measured) => `# Scale

What 10 million page views a day and 200,000 reservations in the first hour come to: how many processes, what the database does, what it costs, and what ends next. Written by
\`npm run scale\`: ${noted(measured)}; from assumptions (\`demand.ts\`, \`prices.ts\` there: change
them and run it again) and from a simulation (\`simulate.ts\`) of the busiest hour, second by second, with people who come unevenly. It is paper: no such crowd has been
seen. What it leaves out: the network, the kernel’s share of the processor, other work of the same machines.
`;

function measuredPart({ isAssumed, costs, pageBytes, rowBytes, oneDay }: Measured): string {
  const names: [keyof Measured['costs'], string][] = [
    ['cachedPage', `a page from the page cache (the home page, ${number(pageBytes)} bytes as sent)`],
    ['freshPage', 'a page rendered for one visitor (a step of a reservation)'],
    ['graphicCode', 'a graphic code, made and drawn'],
    ['codeSent', 'a code asked for: limits, message, code'],
    ['login', 'a login with a code'],
    ['reservation', 'a reservation for two'],
  ];
  const rows = names.map(([name, what]) => {
    const { site, database, wal } = costs[name];
    return `| ${what} | ${number(site, 2)} | ${number(database, 2)} | ${number(wal)} |`;
  });
  return `## ${isAssumed ? 'What one of each is taken to cost' : 'What was measured'}

| one of | ms of processor, the site | ms of processor, PostgreSQL’s backends | bytes written ahead |
| --- | --- | --- | --- |
${rows.join('\n')}

A reservation takes ${number(rowBytes.reservation)} bytes in the database with its indexes and the note of its answer, a member ${number(rowBytes.member)} (of few rows: pages that are half empty are counted in). One day’s row ${isAssumed ? 'is taken to take' : 'took'}
${number(oneDay.overHttp)} reservations a second through one process, and ${number(oneDay.pgbench)} of pgbench’s with the same statements${isAssumed ? '' : ', on a machine where client, site and database share the processors'}.
`;
}

function demandPart(demand: Demand): string {
  const half = demand.halfComeIn / 60;
  return `${number(demand.viewsADay)} views a day, ${percent(demand.peakHour)} of them in the busiest hour, which is that of the opening: ${number((demand.viewsADay * demand.peakHour) / 3600)} a second. ${percent(demand.edgeShare)} of pages and
${percent(demand.filesEdgeShare)} of files are answered by the edge, ${percent(demand.personalShare)} of pages are one visitor’s own. ${number(demand.reservationsInFirstHour)} reservations in the hour, half of them begun within ${half} minutes, each
with ${demand.pagesAReservation} pages, ${demand.graphicCodesAReservation} graphic codes and ${demand.codesAReservation} codes, ${demand.secondsToReserve} s after the first page. Of the days ${demand.days.map(percent).join(', ')} are wanted. Of a processor ${percent(demand.usable)} is used, and
nobody is to wait longer than ${demand.patience} s.`;
}

const percent = (share: number) => `${number(share * 100, 1)} %`;

function hourTable(plans: readonly Plan[]): string {
  const row = (what: string, of: (plan: Plan) => string) => `| ${what} | ${plans.map(of).join(' | ')} |`;
  return [
    `| | ${plans.map(({ edge }) => (edge ? 'with an edge' : 'without')).join(' | ')} |`,
    '| --- | --- | --- |',
    row('processes of the site, a processor each', ({ processes }) => number(processes)),
    row('longest wait for the site, s', ({ hour }) => number(hour.site.longest, 2)),
    row('processors of PostgreSQL at work in the busiest minute', ({ hour }) =>
      number(hour.database.busiest * usual.databaseCores * usual.usable, 2),
    ),
    row('longest wait for the database, s', ({ hour }) => number(hour.database.longest, 2)),
    row('reservations in the busiest second', ({ hour }) => number(hour.mostReservations)),
    row('longest wait for the row of the day that most want, s', ({ hour }) => number(hour.hotDay.longest, 2)),
  ].join('\n');
}

function hourWords({ costs, rowBytes }: Measured, demand: Demand, { hour }: Plan): string {
  const stored = (demand.reservationsInFirstHour * rowBytes.reservation) / 1e6;
  const ahead = (hour.mostReservations * costs.reservation.wal) / 1e6;
  return `The reservations are stored in ${number(stored)} MB; in the busiest second ${number(ahead, 1)} MB are written ahead for them, which is what a standby has to keep up with. Personal pages are most of the work: a step that needs no rendering would save more than any machine.
None of this counts the first wall below, which turns most away before they get so far.`;
}

function monthTable(plans: readonly Plan[]): string {
  const lines = plans[0]?.month ?? [];
  const rows = lines.map(({ what }, place) => {
    const each = plans.map(({ month }) => `${month[place]?.amount} | ${number(month[place]?.yuan ?? Number.NaN)}`);
    return `| ${what.replace(/ that the .*/, ' sent')} | ${each.join(' | ')} |`;
  });
  const sums = plans.map(({ month }) => `| | **${number(month.reduce((all, { yuan }) => all + yuan, 0))}** `);
  return `| | with an edge | yuan | without | yuan |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
| together ${sums.join('')}|`;
}

function priceWords(): string {
  const lines = Object.entries(prices).map(([name, yuan]) => `${name} ${yuan}`);
  const shares = Object.entries(channels).map(([name, share]) => `${name} ${percent(share)}`);
  return `${lines.join(', ')}; messages by ${shares.join(', ')}`;
}

function wallTable(measured: Measured, demand: Demand, { processes, hour }: Plan): string {
  const rows = wallsOf(measured, demand, processes, hour).map(
    ({ what, asked, most, unit, next }) =>
      `| ${what} | ${number(asked, 1)} ${unit} | ${number(most, 1)} | ${number(most / asked, 2)} × | ${next} |`,
  );
  return `| wall | asked here | most | reached at | then |
| --- | --- | --- | --- | --- |
${rows.join('\n')}`;
}

const afterwards = `Two that are not in the table. **A publish** empties its pages in every process, and each renders them anew: with many processes most pages are rendered as often as there are processes, and an edge (purged by tag) is what keeps that small.
**The gates**: each admission is a row in the log of staff, and those wait for one another; [record 99](decisions/0099-staff-and-their-second-factor.md) has 300 in 1.8 to 2.8 s on a busy machine of two processors, some 100 a second, which is 360,000 visitors an hour.

## Where a distributed PostgreSQL takes over

Not here. What has to be in one place is small (one row a day), and what is large (views) never reaches the database. In this order:

1. **Larger machine, pgbouncer, replica for reading**: until the processors of the primary are the nearest wall.
2. **A day in parts**: the row of a day takes one reservation after the other, wherever it lies. Parts (morning and afternoon, or \`n\` counters that a party tries in turn) multiply what one day takes by their number. It costs a column in the key of \`reservation_day\`, and a day that is nearly full says so a little later.
3. **Partitions by day** of \`reservation\`, \`reservation_visitor\`, \`reservation_account_day\`: erasing a day becomes emptying a partition. Plain PostgreSQL.
4. **Citus, or a managed PostgreSQL that is distributed**: when one primary cannot write the sum of all days, each of which it could. The key of distribution would be the day.

What that would ask of the schema, read against the [limits of Citus](https://docs.citusdata.com/en/stable/develop/reference_workarounds.html) and to be tried before it is promised:

- Every unique key of a distributed table contains the day: \`reservation (date, id)\`, \`reservation_visitor (date, ticket_id)\`, \`waiting_party (date, key)\`. Addresses and tickets then say their day (tickets do already), and \`admission\`, \`reservation_closing_notice\` take it along for their foreign keys. \`reservation_visitor_document (date, document_hash)\` and \`reservation_account_day (to_hash, date)\` fit as they are.
- A reservation is one statement over the day’s row, reservation, visitors, count, outbox and the note of its answer ([record 24](decisions/0024-a-reservation-is-one-statement.md)). It stays one on one node only if \`outbox_message\` and \`idempotency_key\` are distributed by the day too, or it becomes a transaction over nodes.
- Functions in an UPDATE of a distributed table may not be volatile, and FOR UPDATE works within one shard: what moves a party from one day to another locks two.
- What is found without its day (a phone’s reservations, by \`to_hash\`) asks every node, or wants a small table from hash to day.
- Content, accounts, talks and staff stay on the coordinator as local or reference tables; \`staff_act\` is one chain and stays whole.
- \`NOTIFY\` tells those who listen at the same node: everything that notifies goes through the coordinator.
- \`npm run pii\` goes through tables by their keys in batches: it wants the day in front.

A managed PostgreSQL with one primary and fast failover asks nothing of the schema, and is what this load wants.
`;
