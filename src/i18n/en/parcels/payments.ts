// English messages: actions on charges, on the pages of customers and parcels.
export const payments = {
  charged: 'Charged',
  settle: {
    label: 'Mark as paid',
    question: 'Mark %{amount} as paid? (%{what})',
    consequence: 'The subscription begins now, or at the end of the current one.',
    used: 'The parcel is then marked as paid.',
    done: 'Update success',
  },
  withdraw: {
    label: 'Withdraw',
    question: 'Withdraw the charge of %{amount}? (%{what})',
    consequence: 'The charge is no longer due. It stays in the history.',
    done: 'Update success',
  },
};
