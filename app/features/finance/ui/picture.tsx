import { Weave } from '#ui/weave/weave.tsx';
import type { ProviderCard } from '../present.ts';

interface PictureProps {
  provider: Pick<ProviderCard, 'weave' | 'picture'>;
  className?: string | undefined;
}

/** The picture of a provider: its photograph where the site has a host for them, else its weave. Decoration. */
export function Picture({ provider: { weave, picture }, className = '' }: PictureProps) {
  if (picture === undefined) return <Weave id={weave} shape="square" className={className} />;
  return <img src={picture} alt="" width={320} height={320} loading="lazy" className={className} />;
}
