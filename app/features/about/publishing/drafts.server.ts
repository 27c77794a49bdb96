import { z } from 'zod';
import { inLanguages, line, writable } from '#platform/i18n/draft-texts.server.ts';
import { locales } from '#platform/i18n/locale.ts';
import { localeSchema } from '#platform/i18n/locale-schema.ts';
import { hasText, sanitiseBody } from '#platform/rich-text/sanitise-body.server.ts';
import { articleParts, identities } from '../about.ts';
import { audiences, fileKinds, fileSources, isOfKind, largestFile } from '../downloads/downloads.ts';

const body = z.string().max(100_000).refine(writable).transform(sanitiseBody).refine(hasText);
const key = z
  .string()
  .max(60)
  .regex(/^[a-z]+(-[a-z]+)*$/);
const position = z.int().min(0).max(100_000);

export const articleText = z.object({ title: line(200), summary: line(600), body });

/** An article of the section as an editor hands it in; one of the same key is replaced. */
export const articleDraft = z.object({
  key,
  part: z.enum(articleParts),
  position,
  updatedOn: z.iso.date(),
  texts: inLanguages(articleText),
});

/** A question with its answer as an editor hands it in. */
export const questionDraft = z.object({
  identity: z.enum(identities),
  position,
  texts: inLanguages(z.object({ question: line(300), answer: line(3000) })),
});

const languages = z.array(localeSchema).min(1).max(locales.length);
const fileName = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/);

const storedFile = z
  .object({
    /** The last part of its address: small letters, digits, and the ending of its kind. */
    name: fileName,
    kind: z.enum(fileKinds),
    languages,
    bytes: z.instanceof(Uint8Array).refine(({ length }) => length > 0 && length <= largestFile),
  })
  .refine(({ name, kind }) => name.endsWith(`.${kind}`), { path: ['name'] })
  .refine(({ bytes, kind }) => isOfKind(bytes, kind), { path: ['bytes'] });

/** A list that is made whenever it is asked for. */
const madeFile = z.object({
  name: fileName.endsWith('.csv'),
  kind: z.literal('csv'),
  languages,
  source: z.enum(fileSources),
});

/** A document with its files as an editor hands it in; one of the same key is replaced, and keeps its counts by name. */
export const downloadDraft = z.object({
  key,
  position,
  audiences: z.array(z.enum(audiences)).min(1),
  updatedOn: z.iso.date(),
  files: z
    .array(z.union([storedFile, madeFile]))
    .min(1)
    .max(30)
    .refine((files) => new Set(files.map(({ name }) => name)).size === files.length),
  texts: inLanguages(z.object({ title: line(200), summary: line(600) })),
});

export type ArticleDraft = z.input<typeof articleDraft>;
export type ReadyArticle = z.output<typeof articleDraft>;
export type QuestionDraft = z.input<typeof questionDraft>;
export type ReadyQuestion = z.output<typeof questionDraft>;
export type DownloadDraft = z.input<typeof downloadDraft>;
export type ReadyDownload = z.output<typeof downloadDraft>;
