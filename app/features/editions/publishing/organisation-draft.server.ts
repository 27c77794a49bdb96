import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { shapeOf } from '#platform/content/field.ts';
import * as field from '#platform/content/fields.server.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import type { OrganiserRole } from '../organisations.ts';

const position = field.number(
  msg`Position in the list`,
  { min: 0, max: 999 },
  { hint: msg`The lowest number comes first.` },
);

/** What an organiser has beside its name. */
export const organiserFields = {
  role: field.choice(msg`Role`, {
    host: msg`Host`,
    bearer: msg`Organiser`,
  } satisfies Record<Exclude<OrganiserRole, 'supporter'>, MessageDescriptor>),
  position,
  url: field.optional(field.link(msg`Website`)),
};

/** What a supporting link has beside its name. */
export const linkFields = { position, url: field.link(msg`Website`) };

/** What they are called in each language. */
export const organisationTexts = { name: field.line(msg`Name`, 300) };

const texts = inLanguages(z.object(shapeOf(organisationTexts)));

/** An organiser as an editor hands it in. */
export const organiserDraft = z.object({ ...shapeOf(organiserFields), texts });

/** A supporting link as an editor hands it in. */
export const linkDraft = z.object({ ...shapeOf(linkFields), texts });

/** An organisation that has been checked. */
export interface ReadyOrganisation extends Omit<z.output<typeof organiserDraft>, 'role'> {
  role: OrganiserRole;
}

/** A supporting link, checked, as it is written. */
export function readyLink(draft: z.output<typeof linkDraft>): ReadyOrganisation {
  return { ...draft, role: 'supporter' };
}
