// Errors of prices, planned prices and payments.
export const priceProblems = {
  SCHEME_NOT_SOLD: [409, 'This subscription is not sold at present.'],
  SUBSCRIPTION_OPEN: [
    409,
    'Customer {member} has a subscription that is not paid yet. Mark it as paid or withdraw it first.',
  ],
  PAYMENT_PAID: [409, 'This charge is already paid.'],
  PAYMENT_USED: [409, 'The charge of a deposited parcel cannot be withdrawn.'],
  PLAN_IN_PAST: [400, 'Choose a time in the future from which the prices apply.'],
  PLAN_TOO_FAR: [400, 'Prices can be planned for at most one year ahead.'],
  PLAN_EMPTY: [400, 'This plan changes no price.'],
} as const satisfies Record<string, readonly [number, string]>;
