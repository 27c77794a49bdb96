import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type FoodFacts, type HotelFacts, type Provider, providerHref, weaveSeed } from './services.ts';

/** A provider as the API gives it (specification 3, Service provider). It has no picture but its weave. */
export function presentProvider(provider: Provider, locale: Locale) {
  const { id, type, lang, name, profile, contact, address } = provider;
  return {
    id,
    type,
    name,
    profile,
    contact,
    email: provider.email,
    backupEmail: provider.backupEmail,
    mobile: provider.mobile,
    website: provider.website,
    address,
    languages: provider.languages,
    imgUrl: `/weave/${weaveSeed(id)}.svg`,
    lang,
    url: localHref(locale, providerHref(provider)),
    hotel: provider.hotel ? presentHotel(provider.hotel) : null,
    food: provider.food ? presentFood(provider.food) : null,
  };
}

function presentHotel(hotel: HotelFacts) {
  return {
    band: hotel.band,
    distance: hotel.distance,
    minutes: hotel.minutes,
    shuttleLine: hotel.shuttle?.lineId ?? null,
    halalBreakfast: hotel.halalBreakfast,
    stepFreeRooms: hotel.stepFreeRooms,
    foreignPassports: hotel.foreignPassports,
    foreignCards: hotel.foreignCards,
  };
}

function presentFood(food: FoodFacts) {
  return {
    hall: food.hall ?? null,
    distance: food.distance,
    opens: food.opens,
    closes: food.closes,
    halal: food.halal,
    vegetarian: food.vegetarian,
    foreignCards: food.foreignCards,
  };
}
