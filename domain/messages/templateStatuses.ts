// Whether a template is enabled. Separate from the rules of texts, which few modules need.
export const TEMPLATE_STATUSES = ['ENABLE', 'DISABLE'] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];
