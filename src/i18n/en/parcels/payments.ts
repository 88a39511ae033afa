// English messages: actions on charges, on the pages of customers and parcels.
export const payments = {
  settle: {
    label: 'Mark as paid',
    question: 'Was %{amount} paid? (%{what})',
    consequence: 'The subscription begins now, or at the end of the one that runs.',
    used: 'The parcel is paid then.',
    done: 'Update success',
  },
  withdraw: {
    label: 'Withdraw',
    question: 'Withdraw the charge of %{amount}? (%{what})',
    consequence: 'Nobody owes it any more. The history keeps that it was charged.',
    done: 'Update success',
  },
};
