// Languages: a customer has one, and each template has an English and a Chinese text.
import { type Migration, sql } from 'kysely';
import { CHINESE_TEXTS } from './046/chineseTexts.ts';

export const languages: Migration = {
  up: async (db) => {
    await sql`alter table "members" add column "language" text
      check ("language" in ('en', 'zh'))`.execute(db);
    await sql`alter table "templates" add column "templateTitleZh" text not null default '',
      add column "templateContentZh" text not null default ''`.execute(db);
    // What staff wrote in Chinese is their Chinese text; what they wrote in English stays without one, because nobody translated it.
    await sql`update "templates" set "templateTitleZh" = "templateTitle", "templateContentZh" = "templateContent"
      where "templateContent" ~ '[一-鿿]'`.execute(db);
    for (const [event, { title, sms, mail }] of Object.entries(CHINESE_TEXTS))
      for (const [type, content] of [
        ['SMS', sms],
        ['MAIL', mail],
      ])
        await sql`update "templates" set "templateTitleZh" = ${title}, "templateContentZh" = ${content ?? ''}
          where "templateType" = ${type} and "templateEvent" = ${event} and ${content !== undefined}
            and "templateContentZh" = '' and "lastUpdatedTime" = "creationTime"`.execute(db);
  },
};
