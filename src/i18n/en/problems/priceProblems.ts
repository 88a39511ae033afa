// English messages: errors of prices and payments.
export const priceProblems = {
  SCHEME_NOT_SOLD: 'This subscription is not sold at present.',
  SUBSCRIPTION_OPEN:
    'Customer %{member} has a subscription that is not paid yet. It is paid or withdrawn first.',
  PAYMENT_SETTLED: 'This charge is paid already.',
  PAYMENT_USED: 'What a parcel cost was used, and cannot be withdrawn.',
};
