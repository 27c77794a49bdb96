import { useLingui } from '@lingui/react/macro';
import { setFavourite, useFavourites } from '../favourites.ts';
import css from './favourite-button.module.css';

interface FavouriteButtonProps {
  event: { id: number; title: string };
  /** Shows its words beside the star. */
  words?: boolean;
  /** Told of each press. */
  onChange?: (kept: boolean) => void;
}

/**
 * Keeps an event in the device's own programme, or no longer. Its place is there from the start; the button itself shows
 * once the page is awake, for without script it could do nothing.
 */
export function FavouriteButton({ event, words, onChange }: FavouriteButtonProps) {
  const { t } = useLingui();
  const favourites = useFavourites();
  const kept = favourites?.includes(event.id) ?? false;
  const { title } = event;
  const press = () => {
    setFavourite(event.id, !kept);
    onChange?.(!kept);
  };
  return (
    <button
      type="button"
      className={`${words ? css.words : css.star} ${favourites === undefined ? css.asleep : ''}`}
      aria-pressed={kept}
      aria-label={t`Keep in my programme: ${title}`}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m12 3 2.8 5.9 6.2.9-4.5 4.5 1.1 6.3L12 17.6l-5.6 3 1.1-6.3L3 9.800l6.200-.9z" />
      </svg>
      {words && t`Keep in my programme`}
    </button>
  );
}
