import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';
import { namesOfGoods } from './names-of-goods.ts';

/** What a product has beside its texts. */
export const productFields = {
  exhibitor: field.thing(msg`Exhibitor`, 'exhibitor'),
  key: field.key(msg`Key`, { hint: msg`The woven pattern is made from it. It cannot be changed later.` }),
  position: field.number(
    msg`Position in the catalogue`,
    { min: 0, max: 999 },
    { hint: msg`The lowest number comes first.` },
  ),
  goods: field.optional(
    field.choice(msg`Kind of goods`, namesOfGoods, {
      hint: msg`Shown as a woven picture until there is a photograph.`,
    }),
  ),
  mediaId: field.optional(field.picture(msg`Picture`)),
};

/** What a product has in each language. */
export const productTexts = {
  name: field.line(msg`Name`, 200),
  description: field.lines(msg`Description`, 1000),
};
