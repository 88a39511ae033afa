// Whether messages of a template are sent. Apart from the rules of texts, which only its page and the server need.
export const TEMPLATE_STATUSES = ['ENABLE', 'DISABLE'] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];
