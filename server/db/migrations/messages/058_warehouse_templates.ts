// The templates that tell a customer that a parcel was moved from its box to the warehouse.
import { type Migration, sql } from 'kysely';

const PLACEHOLDERS = [
  'parcelNumber',
  'boxName',
  'lockerName',
  'location',
  'memberName',
  'expiryTime',
];

/** The texts that networks begin with. Frozen: a later change of them is another migration. */
export const WAREHOUSE_TEXTS = {
  en: {
    templateDescription: 'A parcel was moved from its box to the warehouse.',
    templateTitle: 'Your parcel {parcelNumber} was moved to our warehouse',
    sms: 'Parcel {parcelNumber} was moved from {lockerName} to our warehouse and is kept there until {expiryTime}. Its PIN no longer works.',
    mail: 'Hello,\n\nYour parcel {parcelNumber} was moved from box {boxName} at {lockerName} to our warehouse. Its PIN no longer works.\nIt is kept there until {expiryTime}.\n',
  },
  zh: {
    title: '您的包裹 {parcelNumber} 已移至仓库',
    sms: '包裹 {parcelNumber} 已从 {lockerName} 移至仓库，保管至 {expiryTime}。原取件码已失效。',
    mail: '您好：\n\n您的包裹 {parcelNumber} 已从 {lockerName} 的 {boxName} 格口移至仓库，原取件码已失效。\n仓库保管至 {expiryTime}。\n',
  },
} as const;

export const warehouseTemplates: Migration = {
  up: async (db) => {
    const { en, zh } = WAREHOUSE_TEXTS;
    const placeholders = JSON.stringify(PLACEHOLDERS);
    // A network without templates gets these with its base data.
    for (const [type, text] of [
      ['SMS', 'sms'],
      ['MAIL', 'mail'],
    ] as const)
      await sql`insert into "templates" ("templateType", "templateEvent", "templateDescription", "templateTitle",
          "templateContent", "templateTitleZh", "templateContentZh", "placeholderList", "creationTime", "lastUpdatedTime")
        select ${type}, 'WAREHOUSE', ${en.templateDescription}, ${en.templateTitle}, ${en[text]}, ${zh.title}, ${zh[text]},
          ${placeholders}::jsonb, min("creationTime"), min("creationTime")
        from "templates" having count(*) > 0`.execute(db);
  },
};
