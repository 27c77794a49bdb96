import { redirect } from 'react-router';
import type { exhibitorsOfStands } from '#features/directory/index.server.ts';
import { industries } from '#features/editions/index.server.ts';
import {
  halls as allHalls,
  type Hall,
  placesOfHall,
  readStandCode,
  type Stand,
  standCode,
  standsOfHall,
} from '#features/halls/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { readNumber } from './exhibition.ts';
import { findStands, keptHolders, keptStands } from './find-stands.server.ts';
import {
  type Asked,
  type ChosenStand,
  type HallPlan,
  type Overview,
  type PlanHall,
  type PlanStand,
  planHref,
  readZoom,
} from './layout.ts';
import { routeTo } from './stand-route.ts';

type Holders = Awaited<ReturnType<typeof exhibitorsOfStands>>;

/**
 * What the plan shows: the grounds, a hall (`?hall=`), or the hall of a stand (`?stand=`).
 * @throws 404 for a hall, stand, industry or zoom that there is not; a redirect to the stand where `?find=` means one
 */
export async function readLayout(site: SiteContext, url: URL): Promise<Overview | HallPlan> {
  site.tags.add('halls').add('directory');
  const asked = readAsked(site, url);
  const zoom = readZoom(url.searchParams.get('zoom'));
  if (zoom === undefined) throw notFound();
  const stand = url.searchParams.get('stand');
  const at = stand === null ? undefined : readStandCode(stand);
  if (stand !== null && !at) throw notFound();
  const code = at?.hall ?? url.searchParams.get('hall');
  const found = asked.find === undefined ? undefined : await findStands(site, asked.find);
  const [only] = found ?? [];
  if (only && found?.length === 1) throw redirect(localHref(site.locale, planHref({ stand: only.code })));
  if (code === null || found) return { kind: 'overview', asked, halls: await grounds(site, asked), found };
  return { ...(await hallPlan(site, code, { asked, number: at?.number })), zoom };
}

const notFound = () => new Refusal(404);
const mostLooked = 100;

function readAsked({ locale }: SiteContext, { searchParams }: URL): Asked {
  // Blank fields of a form count as absent.
  const industry = searchParams.get('industry') || undefined;
  const find = searchParams.get('find')?.trim().slice(0, mostLooked) || undefined;
  if (industry === undefined) return { find };
  const id = readNumber(industry);
  if (!industries(locale).some((one) => one.id === id)) throw notFound();
  return { find, industry: id };
}

async function grounds(site: SiteContext, { industry }: Asked): Promise<PlanHall[]> {
  const [halls, stands, holders] = await Promise.all([
    allHalls(site.db, site.locale),
    keptStands(site),
    keptHolders(site, site.locale),
  ]);
  const isMarked = (stand: Stand) => {
    const holder = holders.get(standCode(stand));
    return holder !== undefined && (industry === undefined || holder.industry === industry);
  };
  return halls.map((hall) => {
    const own = stands.filter((stand) => stand.hall === hall.code);
    const marked = own.filter(isMarked);
    return {
      ...hall,
      stands: own.length,
      companies: new Set(marked.map((stand) => holders.get(standCode(stand))?.id)).size,
      shapes: own.map(shape).join(''),
      markedShapes: industry === undefined ? '' : marked.map(shape).join(''),
    };
  });
}

function shape({ x, y, width, depth }: Stand): string {
  return `M${x} ${y}h${width}v${depth}h${-width}z`;
}

async function hallPlan(
  site: SiteContext,
  code: string,
  { asked, number }: { asked: Asked; number: string | undefined },
): Promise<Omit<HallPlan, 'zoom'>> {
  const { db, locale } = site;
  const [halls, stands, places, holders] = await Promise.all([
    allHalls(db, locale),
    standsOfHall(db, code),
    placesOfHall(db, code, locale),
    keptHolders(site, locale),
  ]);
  const hall = halls.find((one) => one.code === code);
  const chosen = stands.find((stand) => stand.number === number);
  if (!hall || (number !== undefined && !chosen)) throw notFound();
  return {
    kind: 'hall',
    asked,
    hall,
    halls: halls.map(({ code, name }) => ({ code, name })),
    stands: stands.map((stand) => planStand(stand, holders, asked)),
    places,
    chosen: chosen && chosenStand(chosen, { stands, places, hall, holders, asked }),
  };
}

function planStand(stand: Stand, holders: Holders, { industry }: Asked): PlanStand {
  const { number, x, y, width, depth } = stand;
  const holder = holders.get(standCode(stand));
  const { name, lang, href, countryName, industryName } = holder ?? {};
  return {
    number,
    x,
    y,
    width,
    depth,
    marked: industry !== undefined && holder?.industry === industry,
    holder:
      name && lang && href && countryName && industryName ? { name, lang, href, countryName, industryName } : undefined,
  };
}

interface Around {
  stands: Stand[];
  places: Awaited<ReturnType<typeof placesOfHall>>;
  hall: Hall;
  holders: Holders;
  asked: Asked;
}

function chosenStand(stand: Stand, { stands, places, holders, asked }: Around): ChosenStand {
  const code = standCode(stand);
  return {
    ...planStand(stand, holders, asked),
    code,
    weave: holders.get(code)?.weave,
    route: routeTo(stand, stands, places),
  };
}
