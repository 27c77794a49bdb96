import { type FocusEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import type { MapCountry } from './map-country.ts';

/** The country that is named on the map, and what it was pointed at with. */
interface Pointed {
  country: MapCountry;
  by: 'pointer' | 'focus' | 'touch';
}

/**
 * The country under pointer, focus or finger, heard once for all links of the map. A first touch names the country and its
 * label leads there: a finger is wider than many a country. A second touch of the same one leads there too.
 */
export function usePointed(countries: readonly MapCountry[]) {
  const [pointed, setPointed] = useState<Pointed>();
  const point = (target: EventTarget, by: Pointed['by']) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
    const country = href ? countries.find((each) => each.href === href) : undefined;
    setPointed(country && { country, by });
    return country;
  };
  return {
    pointed,
    on: {
      onPointerOver({ target, pointerType }: PointerEvent) {
        if (pointerType === 'mouse') point(target, 'pointer');
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse') setPointed(undefined);
      },
      onFocus({ target }: FocusEvent) {
        if (target.matches(':focus-visible')) point(target, 'focus');
      },
      onBlur() {
        setPointed((now) => (now?.by === 'focus' ? undefined : now));
      },
      onClickCapture(event: MouseEvent) {
        const { nativeEvent, target } = event;
        if (!(nativeEvent instanceof globalThis.PointerEvent) || nativeEvent.pointerType !== 'touch') return;
        const before = pointed?.by === 'touch' ? pointed.country : undefined;
        if (point(target, 'touch') !== before) event.preventDefault();
      },
    },
  };
}
