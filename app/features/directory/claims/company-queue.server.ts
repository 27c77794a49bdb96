import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type AliasableExpression, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { InboxQueue, WaitingKey } from '#platform/feature/inbox.ts';
import { isAmong } from '#platform/feature/inbox-given.server.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { CompanyKind } from '../directory.ts';
import { namedCompanies } from './claimed-company.server.ts';

const kinds: Record<CompanyKind, MessageDescriptor> = { exhibitor: msg`Exhibitor`, buyer: msg`Buyer` };

interface Asked extends WaitingKey {
  company_id: number;
}

interface CompanyQueue extends Pick<InboxQueue, 'name' | 'words'> {
  /** All that waits. */
  asked: (db: Database) => AliasableExpression<Asked>;
}

/** A queue of what somebody asks of staff for a company. */
export function companyQueue({ name, words, asked }: CompanyQueue): InboxQueue {
  return {
    ...{ name, act: 'write', words },
    async count(db, among) {
      const { count } = await db
        .selectFrom(asked(db).as('asked'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(isAmong(name, 'asked.id', among))
        .executeTakeFirstOrThrow();
      return count;
    },
    async waiting({ db, locale }, { after, limit, among }) {
      const rows = await db
        .selectFrom(asked(db).as('asked'))
        .innerJoin('company', 'company.id', 'company_id')
        .select(['asked.id', 'company_id', 'company.kind', 'since'])
        .where(isAmong(name, 'asked.id', among))
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(since, asked.id) > (${after?.since}, ${after?.id})`),
        )
        .orderBy('since')
        .orderBy('asked.id')
        .limit(limit)
        .execute();
      const names = await namedCompanies(
        db,
        rows.map(({ company_id }) => company_id),
        locale,
      );
      return rows.map(({ id, company_id, kind, since }) => {
        const company = names.get(company_id);
        return {
          ...{ id, since, lang: company?.lang ?? locale },
          title: company?.name ?? String(company_id),
          note: i18nFor(locale)._(kinds[kind]),
        };
      });
    },
  };
}
