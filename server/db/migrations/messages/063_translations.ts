// Translations of templates in one column, with Greek ones; customers may have Greek as their language.
import { type Migration, sql } from 'kysely';
import { GREEK_TEXTS } from './063/greekTexts.ts';

export const templateTranslations: Migration = {
  up: async (db) => {
    await sql`alter table "members" drop constraint "members_language_check",
      add constraint "members_language_check" check ("language" in ('en', 'zh', 'el'))`.execute(db);
    await sql`alter table "templates" add column "translations" jsonb not null default '{}'`.execute(
      db,
    );
    await sql`update "templates" set "translations" = jsonb_build_object('zh',
        jsonb_build_object('templateTitle', "templateTitleZh", 'templateContent', "templateContentZh"))
      where "templateTitleZh" <> '' or "templateContentZh" <> ''`.execute(db);
    await sql`alter table "templates" drop column "templateTitleZh", drop column "templateContentZh"`.execute(
      db,
    );
    // What staff wrote in Greek in place of English is their Greek text, too.
    await sql`update "templates" set "translations" = "translations" || jsonb_build_object('el',
        jsonb_build_object('templateTitle', "templateTitle", 'templateContent', "templateContent"))
      where "templateContent" ~ '[Ά-ώ]'`.execute(db);
    for (const [event, { title, sms, mail }] of Object.entries(GREEK_TEXTS))
      for (const [type, content] of Object.entries({ SMS: sms, MAIL: mail })) {
        const text = JSON.stringify({ templateTitle: title, templateContent: content });
        await sql`update "templates" set "translations" = "translations" || jsonb_build_object('el', ${text}::jsonb)
          where "templateType" = ${type} and "templateEvent" = ${event} and ${content !== undefined}
            and "translations" -> 'el' is null`.execute(db);
      }
  },
};
