// English messages: errors of prices and payments.
export const priceProblems = {
  SCHEME_NOT_SOLD: 'This subscription is not sold at present.',
  SUBSCRIPTION_OPEN:
    'Customer %{member} has a subscription that is not paid yet. Settle or withdraw it first.',
  PAYMENT_SETTLED: 'This charge is already paid.',
  PAYMENT_USED: 'The charge of a deposited parcel cannot be withdrawn.',
  PLAN_IN_PAST: 'Choose a time in the future from which the prices apply.',
  PLAN_TOO_FAR: 'Prices can be planned for at most one year ahead.',
  PLAN_EMPTY: 'This plan changes no price.',
};
