// Tables of network-wide settings: settings, prices, reasons, categories, templates.
import type { NotifyType, PaymentScheme } from '../../../domain/limits.ts';
import type { TemplateTexts } from '../../../domain/messages/languages.ts';
import type { PlannedChange } from '../../../domain/plannedPrices.ts';
import type { LoginType } from '../../../domain/people/passwords.ts';
import type { ViewFilter } from '../../../domain/sharedViews.ts';
import type { Id, Json, Maybe, Preset, PresetJson, Stamps } from './columns.ts';

export interface SettingsTable {
  settingKey: string;
  settingValue: string;
  lastUpdatedTime: number;
}

export interface PricesTable {
  paymentScheme: PaymentScheme;
  amountCents: number;
  /** Discount in percent, 0 to 100, in hundredths of a percent: 12.5 % is 1250. Null for PER_USE. */
  ratioHundredths: Maybe<number>;
  ratioStartTime: Maybe<number>;
  ratioEndTime: Maybe<number>;
  isEnable: Preset<boolean>;
  lastUpdatedTime: number;
}

/** A change of a price that takes effect at a chosen time; a price has one at most. */
export interface PlannedPricesTable extends Stamps {
  paymentScheme: PaymentScheme;
  effectiveTime: number;
  /** The columns of the price that change. */
  change: Json<PlannedChange>;
  /** Who planned it. */
  byId: Maybe<number>;
  byName: Maybe<string>;
}

export interface CostReasonsTable extends Stamps {
  costReasonId: Id;
  reason: string;
}

export interface ParcelCategoriesTable extends Stamps {
  parcelCategoryId: Id;
  /** A prefix of parcel numbers; the longest match wins. */
  ex: string;
  category: string;
  mailClass: string;
  loginType: Preset<LoginType>;
}

export interface TemplatesTable extends Stamps {
  templateId: Id;
  templateType: NotifyType;
  templateEvent: string;
  templateDescription: string;
  templateTitle: string;
  templateContent: string;
  translations: PresetJson<NonNullable<TemplateTexts['translations']>>;
  templateStatus: Preset<'ENABLE' | 'DISABLE'>;
  placeholderList: Json<string[]>;
}

/** Views of lists that staff have shared. */
export interface SharedViewsTable extends Stamps {
  id: Id;
  /** The path of the list's call. */
  list: string;
  name: string;
  filter: Json<ViewFilter>;
  sort: Maybe<string>;
  sharedById: number;
}
