import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Banner } from '#shell/banner.tsx';
import { canonicalAddress } from '#shell/canonical.ts';
import { PageHead } from '#shell/page-head.tsx';
import type { Cursor } from '../../exhibition.ts';
import { ExhibitionNav } from './exhibition-nav.tsx';
import { partPictures } from './part-pictures.ts';

interface FrameProps {
  cursor: Cursor;
  title: string;
  description: string;
  /** Parameters that make it a page of its own, beside `cursor`. */
  query?: readonly string[];
  children: ReactNode;
}

/**
 * What every page of the exhibition has: head, banner with the h1, the ways to the others. A page has one
 * address: the first one is shown without `?cursor=` too, and names the address with it.
 */
export function Frame({ cursor, title, description, query = [], children }: FrameProps) {
  const given = new URLSearchParams(useLocation().search);
  given.set('cursor', cursor);
  const address = canonicalAddress('/exhibition', `?${given}`, ['cursor', ...query]);
  return (
    <>
      <PageHead title={title} description={description} address={address} />
      <Banner
        section={cursor === 'cloud' ? 'cloud' : 'exhibition'}
        own={partPictures[cursor]}
        title={title}
        lead={description}
      />
      <ExhibitionNav current={cursor} />
      {children}
    </>
  );
}
