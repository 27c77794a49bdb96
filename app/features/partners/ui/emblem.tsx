import { Weave } from '#ui/weave/weave.tsx';
import { emblemSeed } from '../partners.ts';
import css from './emblem.module.css';

/** A partner's woven emblem, eight-cornered like the windows of a lattice. It fills the width it is given. */
export function Emblem({ partnerKey }: { partnerKey: string }) {
  return <Weave id={emblemSeed(partnerKey)} shape="square" className={css.emblem} />;
}
