import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';

export const categoryTextFields = { name: field.line(msg`Name`, 60) };
